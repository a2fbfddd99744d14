import { filterCandidates } from '../pool/candidates.ts'
import type { Found, Problem } from './problem.ts'
import { solve } from './solve.ts'
import type { Steps } from './steps.ts'

/** Steps to find out whether a team can finish by one day: a share of what is left. */
const SHARE_A_DAY = 0.25

/** The first day found by which a team can be finished, its best teams, and the first day not proven too early. */
export type Fastest = { day: number; teams: readonly Found[]; bound: number }

/** Teams of the earliest finish, among them the best first. Null where none is found. */
export function fastest(
  problem: Problem,
  { steps, keep }: { steps: Steps; keep: number },
): Fastest | null {
  const days = finishDays(problem)
  let [low, high] = [0, days.length]
  let bound = 0
  while (low < high) {
    const middle = low === 0 && high === days.length ? 0 : (low + high) >> 1
    const part = steps.part(Math.ceil(steps.left * SHARE_A_DAY))
    const { teams, isProven: isSure } = solve(until(problem, days[middle] ?? 0), 'quality', {
      steps: part,
      keep: 'any',
    })
    if (teams.length > 0) high = middle
    else {
      low = middle + 1
      if (isSure) bound = low
    }
  }
  const day = days[low]
  if (day === undefined) return null
  const { teams } = solve(until(problem, day), 'quality', { steps, keep })
  return { day, teams, bound: days[bound] ?? day }
}

/** The problem with those only who let the project finish by a day. */
export function until(problem: Problem, day: number): Problem {
  return {
    ...problem,
    seats: problem.seats.map(({ seat, candidates }) => ({
      seat,
      candidates: filterCandidates(candidates, (row) => (candidates.finish[row] ?? 0) <= day),
    })),
  }
}

/** Days on which some team could finish, from the first on which every seat has somebody. */
function finishDays({ seats }: Problem): number[] {
  const earliest = Math.max(
    ...seats.map(({ candidates }) => candidates.finish.reduce((a, b) => Math.min(a, b), Infinity)),
  )
  const days = new Set(seats.flatMap(({ candidates }) => [...candidates.finish]))
  return [...days].filter((day) => day >= earliest).sort((a, b) => a - b)
}
