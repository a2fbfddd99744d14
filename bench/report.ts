import { availableParallelism } from 'node:os'
import { type Figures, median } from './percentiles.ts'

export type Target =
  | 'bare Hono, same size'
  | 'pgbench, pipelined'
  | 'pgbench'
  | 'feed on PostgreSQL'
  | 'feed on PGlite'
  | 'raw argon2id'
  | 'sign-in on PostgreSQL'
  | 'sign-in on PGlite'

/** Ratios of two targets, and their goals. */
const RATIOS: { of: Target; to: Target; goal?: number }[] = [
  { of: 'feed on PostgreSQL', to: 'pgbench', goal: 0.5 },
  { of: 'feed on PostgreSQL', to: 'pgbench, pipelined' },
  { of: 'feed on PostgreSQL', to: 'bare Hono, same size' },
  { of: 'feed on PGlite', to: 'feed on PostgreSQL' },
  { of: 'feed on PGlite', to: 'bare Hono, same size' },
  { of: 'sign-in on PostgreSQL', to: 'raw argon2id' },
  { of: 'sign-in on PGlite', to: 'raw argon2id' },
]

type Conditions = { connections: number; rounds: number; seconds: number; feedBytes: number }

/**
 * Prints ratios first, because they travel between machines and rates do not. Each is the median of
 * the rounds' own ratios.
 */
export function printReport(results: ReadonlyMap<Target, Figures[]>, conditions: Conditions) {
  const { connections, rounds, seconds, feedBytes } = conditions
  const roundsOf = (target: Target) => results.get(target) ?? []
  const rates = (target: Target) => roundsOf(target).map(({ perSecond }) => perSecond)

  console.log(
    `\n${connections} connections, ${rounds} rounds of ${seconds} s, ` +
      `feed page of ${feedBytes} bytes, Node ${process.versions.node}, ${availableParallelism()} cores ` +
      'shared by server, database and load\n',
  )
  for (const { of, to, goal } of RATIOS) {
    if (!results.has(of) || !results.has(to)) continue
    const base = rates(to)
    const ratio = median(rates(of).map((rate, round) => rate / (base[round] ?? Number.NaN)))
    const verdict =
      goal === undefined ? '' : `   goal ${percent(goal)}: ${ratio >= goal ? 'met' : 'MISSED'}`
    console.log(`${percent(ratio)}  ${of} / ${to}${verdict}`)
  }

  console.log(
    `\n${'medians'.padEnd(24)}${['per s', 'p50 ms', 'p95 ms', 'p99 ms', 'spread'].map((name) => name.padStart(9)).join('')}`,
  )
  for (const [target, rounds] of results) {
    const of = (key: keyof Figures) => median(rounds.map((figures) => figures[key]))
    const spread = (Math.max(...rates(target)) - Math.min(...rates(target))) / of('perSecond')
    const cells = [
      of('perSecond').toFixed(0),
      ...[of('p50'), of('p95'), of('p99')].map((ms) => ms.toFixed(2)),
      percent(spread).trim(),
    ]
    console.log(target.padEnd(24) + cells.map((cell) => cell.padStart(9)).join(''))
  }
  console.log('\nspread: slowest to fastest round; above 20 % the machine was busy, run it again')
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(6)
