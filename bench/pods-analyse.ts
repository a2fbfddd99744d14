import { analyse } from '@podium/pods'
import { OWN_BRIEFS } from '../packages/pods/src/analyse/own-briefs.test-data.ts'
import { figuresOf } from './percentiles.ts'

/**
 * `node bench/pods-analyse.ts [rounds]`, first part of `npm run bench:pods`: time to read a brief,
 * of the labelled briefs of the tests and of 10 kB of text that grammars start on. Milliseconds of
 * the thread's processor time, so that other work on the machine matters less. Goals: p95 of a
 * brief 10 ms, 10 kB of anything 50 ms.
 */
const rounds = Number(process.argv[2] ?? 50)
const LENGTH = 10_000
const TIMES = 10
const HOSTILE: Readonly<Record<string, string>> = {
  figures: '1 234 567 ',
  amounts: 'entre 5 et 8 k€ max ',
  dates: 'du 3 au 5 mars ',
  refusals: 'pas de logo, ',
  'names of skills': 'React et Node.js ',
  'misspelt words': 'developpementt ',
  'right to left': 'تطوير برمجيات ',
  brackets: '(a ',
  'one word': 'é',
}

const briefs = figures(OWN_BRIEFS.map(({ text }) => text))
const rows = [row('a brief', briefs)]
for (const [name, unit] of Object.entries(HOSTILE)) {
  const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)
  rows.push(row(`10 kB: ${name}`, figures([text])))
}
console.table(rows)

function figures(texts: readonly string[]) {
  for (const text of texts) read(text)
  const latencies = Array.from({ length: rounds }, () => texts.map(read)).flat()
  return figuresOf(
    latencies,
    latencies.reduce((sum, one) => sum + one, 0),
  )
}

/** Mean of a few readings: the clock of processor time has larger steps than one brief takes. */
function read(text: string): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < TIMES; time += 1) analyse(text, { today: '2026-11-23' })
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000 / TIMES
}

function row(what: string, { p50, p95, p99 }: ReturnType<typeof figuresOf>) {
  return { what, p50: p50.toFixed(2), p95: p95.toFixed(2), p99: p99.toFixed(2) }
}
