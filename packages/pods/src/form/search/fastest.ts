import { filterCandidates } from '../pool/candidates.ts'
import type { Problem } from './problem.ts'
import { type Solution, solve } from './solve.ts'
import type { Steps } from './steps.ts'

/** Steps to find out whether a team can finish by one day: a share of what is left. */
const SHARE_A_DAY = 0.25

/** A solution, and the day by which its teams are finished; null without a team. */
export type Fastest = Solution & { day: number | null }

/** Teams of the earliest finish found, among them the best first; the bound is the first day not proven too early. */
export function fastest(
  problem: Problem,
  { steps, keep }: { steps: Steps; keep: number },
): Fastest {
  const days = finishDays(problem)
  let [low, high] = [0, days.length]
  let bound = 0
  let isProven = true
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
      isProven = isSure
    }
  }
  const day = days[low]
  if (day === undefined) return { teams: [], isProven, bound: Number.POSITIVE_INFINITY, day: null }
  const { teams } = solve(until(problem, day), 'quality', { steps, keep })
  return { teams, isProven: bound === low, bound: days[bound] ?? day, day }
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
