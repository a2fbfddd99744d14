import { formTeams } from '@podium/pods'
import { greedyTeam, oracleFor, type SeededCase, seededCase } from '@podium/testing/pods'
import { Child } from './child.ts'
import { median, percentile } from './percentiles.ts'
import type { FormMemory } from './pods-form-memory-process.ts'

/**
 * `npm run bench:pods -- [markets]`: three teams by the engine beside HiGHS and a greedy matcher,
 * on the same markets in one run; then the engine alone on large ones. Times are of this process's
 * CPU, so that other work on the machine matters less; HiGHS and the greedy matcher find the best
 * team only, the engine all three with their facts.
 */
const markets = Number(process.argv[2] ?? 12)
const COMPARED = [
  { people: 100, roles: 4 },
  { people: 500, roles: 5 },
  { people: 2_000, roles: 5 },
  { people: 5_000, roles: 6 },
]
const LARGE = [
  { people: 2_000, roles: 5 },
  { people: 2_000, roles: 7 },
  { people: 20_000, roles: 6 },
  { people: 20_000, roles: 7 },
]
/** Markets the engine is timed on, for each market compared. */
const TIMED = 5

for (const size of COMPARED) await printComparison(size)
for (const size of LARGE) await printTimes(size)

/**
 * CPU times in ms; losses as shares of quality: the engine's against HiGHS, the greedy matcher's
 * against the engine.
 */
type Row = { engine: number; highs: number; greedy: number; loss: number; greedyLoss: number }

async function printComparison(size: { people: number; roles: number }): Promise<void> {
  const rows: Row[] = []
  for (let seed = 1; rows.length < markets && seed <= markets * 4; seed += 1) {
    const made = seededCase(seed, size)
    const engine = timed(() => formTeams(made.scope, made.market, made.wishes, { seed: `${seed}` }))
    const [best] = engine.result.teams
    if (best === undefined) continue
    const oracle = await oracleFor(made.scope, made.market)
    const highs = timed(() =>
      oracle({
        aim: 'quality',
        budget: made.wishes.budget ?? Number.MAX_SAFE_INTEGER,
        due: made.wishes.due ?? '2100-01-01',
        quality: 0,
        apartFrom: [],
      }),
    )
    const greedy = timed(() => greedyTeam(made))
    rows.push({
      engine: engine.ms,
      highs: highs.ms,
      greedy: greedy.ms,
      loss: 1 - best.quality / (highs.result ?? Number.NaN),
      greedyLoss: 1 - qualityOf(made, greedy.result) / best.quality,
    })
  }
  const of = (key: keyof Row) => median(rows.map((row) => row[key]))
  const worst = Math.max(...rows.map(({ loss }) => Math.abs(loss)))
  console.log(
    `${size.people} people, ${size.roles} roles, ${rows.length} markets: engine ${ms(of('engine'))} (three teams), ` +
      `HiGHS ${ms(of('highs'))}, greedy ${ms(of('greedy'))}; ` +
      `engine off HiGHS by at most ${share(worst)}, greedy worse by ${share(of('greedyLoss'))} in the median, ` +
      `${share(Math.max(...rows.map(({ greedyLoss }) => greedyLoss)))} at most`,
  )
}

/** Quality of a team by the engine's own measure; 0 for none. */
function qualityOf(
  { scope, market, wishes }: SeededCase,
  locked: Record<string, string> | null,
): number {
  if (locked === null) return 0
  return formTeams(scope, market, { ...wishes, locked }, { seed: '' }).teams[0]?.quality ?? 0
}

async function printTimes(size: { people: number; roles: number }): Promise<void> {
  const times: number[] = []
  const gaps: number[] = []
  for (let seed = 1; seed <= markets * TIMED; seed += 1) {
    const { scope, market, wishes } = seededCase(seed, size)
    const { result, ms } = timed(() => formTeams(scope, market, wishes, { seed: `${seed}` }))
    times.push(ms)
    gaps.push(...result.teams.map(({ gap }) => gap))
  }
  await using child = new Child('pods-form-memory-process.ts', [`${size.people}`, `${size.roles}`])
  const { extraBytes } = await child.read<FormMemory>()
  console.log(
    `${size.people} people, ${size.roles} roles, ${times.length} markets: p50 ${ms(percentile(times, 0.5))}, ` +
      `p95 ${ms(percentile(times, 0.95))}, most ${ms(Math.max(...times))}; proven best ` +
      `${share(gaps.filter((gap) => gap === 0).length / gaps.length)}, largest gap ${share(Math.max(...gaps))}; ` +
      `${(extraBytes / 2 ** 20).toFixed(0)} MB at most beside the market`,
  )
}

function timed<T>(work: () => T): { result: T; ms: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1_000 }
}

function ms(time: number): string {
  return `${time.toFixed(time < 10 ? 1 : 0)} ms`
}

function share(of: number): string {
  return `${(of * 100).toFixed(2)} %`
}
