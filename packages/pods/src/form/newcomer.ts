import { apartFrom, differenceOf } from './choose-teams.ts'
import { filterCandidates } from './pool/candidates.ts'
import type { FinishOf } from './precise-finish.ts'
import { until } from './search/fastest.ts'
import type { Found, Problem } from './search/problem.ts'
import { solve } from './search/solve.ts'
import type { Steps } from './search/steps.ts'
import type { Chosen } from './three-kinds.ts'
import { NEWCOMER_DROP } from './weights.ts'

/** Kinds that may change for a newcomer; excellence stays what it says. */
const MAY_CHANGE = ['speed', 'economy'] as const

/** The teams with a newcomer in one of them, and who that is. */
export type WithNewcomer = {
  teams: readonly Chosen[]
  newcomer?: { kind: Chosen['kind']; person: number; drop: number }
}

/**
 * Sees to it that one of the teams holds a newcomer, if that costs less than 2 % of its quality (and, for economy, of
 * its cost; speed still finishes as early) and the teams still differ.
 */
export function withNewcomer(
  problem: Problem,
  teams: readonly Chosen[],
  { steps, finishOf }: { steps: Steps; finishOf: FinishOf },
): WithNewcomer {
  const { newcomers } = problem.pool
  const holds = ({ found }: Pick<Chosen, 'found'>) =>
    found.people.some((who) => newcomers[who] === 1)
  if (teams.some(holds)) return { teams }
  for (const kind of MAY_CHANGE) {
    const team = teams.find((one) => one.kind === kind)
    if (team === undefined) continue
    const others = teams.filter((one) => one !== team)
    const floor = Math.max(team.floor, Math.ceil(team.found.value * (1 - NEWCOMER_DROP)))
    const cap = kind === 'speed' ? problem.cap : team.found.cost * (1 + NEWCOMER_DROP)
    const found = bestWithNewcomer(
      until({ ...problem, floor, cap }, latestOf(problem, team, kind)),
      apartFrom(problem, others, differenceOf(problem)),
      steps,
    )
    if (found === null || (kind === 'speed' && finishOf(found) > team.finish)) continue
    const person = found.people.find((who) => newcomers[who] === 1) ?? 0
    return {
      teams: teams.map((one) => (one === team ? { ...team, found, finish: finishOf(found) } : one)),
      newcomer: { kind, person, drop: 1 - found.value / team.found.value },
    }
  }
  return { teams }
}

/** Latest finish that leaves the team what it is. */
function latestOf({ seats }: Problem, { found }: Chosen, kind: Chosen['kind']): number {
  if (kind !== 'speed') return Number.POSITIVE_INFINITY
  return seats.reduce((latest, { candidates }, at) => {
    const row = candidates.person.indexOf(found.people[at] ?? 0)
    return Math.max(latest, candidates.finish[row] ?? 0)
  }, 0)
}

/** The best team with a newcomer in one seat or another. */
function bestWithNewcomer(
  problem: Problem,
  apart: Problem['apartFrom'],
  steps: Steps,
): Found | null {
  const { newcomers } = problem.pool
  let best: Found | null = null
  for (const at of problem.seats.keys()) {
    const seats = problem.seats.map((one, place) =>
      place === at
        ? {
            ...one,
            candidates: filterCandidates(
              one.candidates,
              (row) => newcomers[one.candidates.person[row] ?? 0] === 1,
            ),
          }
        : one,
    )
    const { teams } = solve({ ...problem, seats, apartFrom: apart }, 'quality', {
      steps: steps.part(Math.ceil(steps.left / problem.seats.length)),
    })
    const [found] = teams
    if (found !== undefined && (best === null || found.value > best.value)) best = found
  }
  return best
}
