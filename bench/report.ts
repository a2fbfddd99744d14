import { availableParallelism } from 'node:os'
import { type Figures, median } from './percentiles.ts'
import type { Watched } from './watch-loop.ts'

export type Target =
  | 'bare Hono, same size'
  | 'pgbench, pipelined'
  | 'pgbench'
  | 'feed on PostgreSQL'
  | 'feed on PGlite'
  | 'raw argon2id'
  | 'sign-in on PostgreSQL'
  | 'sign-in on PGlite'
  | 'refreshes by pgbench, pipelined'
  | 'refreshes by pgbench'
  | 'refresh on PostgreSQL'
  | 'refresh on PGlite'

/** Ratios of two targets, and their goals. */
const RATIOS: { of: Target; to: Target; goal?: number }[] = [
  { of: 'feed on PostgreSQL', to: 'pgbench', goal: 0.5 },
  { of: 'feed on PostgreSQL', to: 'pgbench, pipelined' },
  { of: 'feed on PostgreSQL', to: 'bare Hono, same size' },
  { of: 'feed on PGlite', to: 'feed on PostgreSQL' },
  { of: 'feed on PGlite', to: 'bare Hono, same size' },
  { of: 'sign-in on PostgreSQL', to: 'raw argon2id', goal: 0.9 },
  { of: 'sign-in on PGlite', to: 'raw argon2id' },
  { of: 'refresh on PostgreSQL', to: 'refreshes by pgbench', goal: 0.5 },
  { of: 'refresh on PostgreSQL', to: 'refreshes by pgbench, pipelined' },
  { of: 'refresh on PGlite', to: 'refresh on PostgreSQL' },
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
    const ratios = rates(of).map((rate, round) => rate / (base[round] ?? Number.NaN))
    const ratio = median(ratios)
    const verdict =
      goal === undefined ? '' : `   goal ${percent(goal)}: ${ratio >= goal ? 'met' : 'MISSED'}`
    const range = `${percent(Math.min(...ratios)).trim()} to ${percent(Math.max(...ratios)).trim()}`
    console.log(`${percent(ratio)}  ${of} / ${to} (${range})${verdict}`)
  }

  console.log(
    `\n${'medians'.padEnd(34)}${['per s', 'p50 ms', 'p95 ms', 'p99 ms', 'spread'].map((name) => name.padStart(9)).join('')}`,
  )
  for (const [target, rounds] of results) {
    const of = (key: keyof Figures) => median(rounds.map((figures) => figures[key]))
    const spread = (Math.max(...rates(target)) - Math.min(...rates(target))) / of('perSecond')
    const cells = [
      of('perSecond').toFixed(0),
      ...[of('p50'), of('p95'), of('p99')].map((ms) => ms.toFixed(2)),
      percent(spread).trim(),
    ]
    console.log(target.padEnd(34) + cells.map((cell) => cell.padStart(9)).join(''))
  }
  console.log('\nspread: slowest to fastest round; above 20 % the machine was busy, run it again')
}

/** Most delay of the event loop at p99 while 32 sign in at a time, in milliseconds. */
const LOOP_GOAL_MS = 10

/** Prints the delay of the event loop in rounds of a quiet stretch and one of sign-ins, in milliseconds. */
export function printLoops(loops: ReadonlyMap<string, Watched[][]>) {
  for (const [name, rounds] of loops) {
    const [quiet = [], busy = []] = [0, 1].map((at) =>
      rounds.map((round) => round[at]?.p99 ?? Number.NaN),
    )
    const told = (values: number[]) =>
      `p99 ${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`
    const verdict = median(busy) < LOOP_GOAL_MS ? 'met' : 'MISSED'
    console.log(
      `${name}, ms: idle ${told(quiet)}; 32 sign-ins ${told(busy)}   goal ${LOOP_GOAL_MS}: ${verdict}`,
    )
  }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(6)
