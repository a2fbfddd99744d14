import { fastest } from './search/fastest.ts'
import type { Apart, Found, Problem } from './search/problem.ts'
import { solve } from './search/solve.ts'
import type { Steps } from './search/steps.ts'
import type { TeamKind } from './team-kind.ts'
import { QUALITY_SHARE } from './weights.ts'

/** What is searched for a kind: its problem, the best teams first, and how far they can be from the best. */
export type Kind = {
  kind: TeamKind
  floor: number
  solve: (
    apartFrom: readonly Apart[],
    steps: Steps,
  ) => { teams: readonly Found[]; gap: number; isProven: boolean }
}

/** Most quality within the budget. */
export function excellence(problem: Problem, keep: number): Kind {
  return {
    kind: 'excellence',
    floor: problem.floor,
    solve: (apartFrom, steps) => {
      const { teams, bound, isProven } = solve({ ...problem, apartFrom }, 'quality', {
        steps,
        keep,
      })
      return { teams, isProven, gap: gapOf(Math.floor(bound), Math.floor(teams[0]?.value ?? 0)) }
    },
  }
}

/** Least cost with nearly the best quality; among teams of that cost the best. */
export function economy(problem: Problem, bestQuality: number, keep: number): Kind {
  const floor = floorOf(problem, bestQuality, QUALITY_SHARE.economy)
  return {
    kind: 'economy',
    floor,
    solve: (apartFrom, steps) => {
      const apart = { ...problem, apartFrom, floor }
      const cheapest = solve(apart, 'cost', { steps: steps.part(steps.left * 0.8), keep })
      const cost = cheapest.teams[0]?.cost
      if (cost === undefined) return { teams: [], gap: 1, isProven: cheapest.isProven }
      const best = solve({ ...apart, cap: cost }, 'quality', { steps, keep: 1 })
      const others = cheapest.teams.filter((team) => team.cost > cost)
      return {
        teams: [...(best.teams.length > 0 ? best.teams : cheapest.teams.slice(0, 1)), ...others],
        gap: gapOf(cost, cheapest.bound),
        isProven: cheapest.isProven,
      }
    },
  }
}

/** Earliest finish within the budget with good quality; among teams of that finish the best. */
export function speed(
  problem: Problem,
  bestQuality: number,
  { keep, from }: { keep: number; from: number },
): Kind {
  const floor = floorOf(problem, bestQuality, QUALITY_SHARE.speed)
  return {
    kind: 'speed',
    floor,
    solve: (apartFrom, steps) => {
      const found = fastest({ ...problem, apartFrom, floor }, { steps, keep })
      if (found === null) return { teams: [], gap: 1, isProven: steps.left > 0 }
      return {
        teams: found.teams,
        gap: gapOf(found.day - from + 1, found.bound - from + 1),
        isProven: found.bound === found.day,
      }
    },
  }
}

function floorOf({ floor }: Problem, bestQuality: number, share: number): number {
  return Math.max(floor, Math.ceil(bestQuality * share - 1e-6))
}

/** Share by which the larger is beyond the smaller. */
function gapOf(larger: number, smaller: number): number {
  return larger <= 0 ? 0 : Math.max(0, (larger - smaller) / larger)
}
