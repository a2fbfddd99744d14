import { fastest } from './search/fastest.ts'
import type { Apart, Found, Problem } from './search/problem.ts'
import { type Solution, solve } from './search/solve.ts'
import type { Steps } from './search/steps.ts'
import type { TeamKind } from './team-kind.ts'
import { QUALITY_SHARE } from './weights.ts'

/** Steps for the least cost; the rest finds the best team of that cost. */
const SHARE_FOR_COST = 0.8

/** Search of one kind: its least quality in parts, and the best teams first. */
export type Kind = {
  kind: TeamKind
  floor: number
  solve: (apartFrom: readonly Apart[], steps: Steps) => Solution
}

/** Most quality within the budget. */
export function excellence(problem: Problem, keep: number): Kind {
  return {
    kind: 'excellence',
    floor: problem.floor,
    solve: (apartFrom, steps) => solve({ ...problem, apartFrom }, 'quality', { steps, keep }),
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
      const part = steps.part(Math.ceil(steps.left * SHARE_FOR_COST))
      const cheapest = solve(apart, 'cost', { steps: part, keep })
      const cost = cheapest.teams[0]?.cost
      if (cost === undefined) return cheapest
      const best = solve({ ...apart, cap: cost }, 'quality', { steps }).teams
      const others = cheapest.teams.filter((team) => team.cost > cost)
      const first = best.length > 0 ? best : cheapest.teams.slice(0, 1)
      return { ...cheapest, teams: [...first, ...others] }
    },
  }
}

/** Earliest finish within the budget with good quality; among teams of that finish the best. */
export function speed(problem: Problem, bestQuality: number, keep: number): Kind {
  const floor = floorOf(problem, bestQuality, QUALITY_SHARE.speed)
  return {
    kind: 'speed',
    floor,
    solve: (apartFrom, steps) => fastest({ ...problem, apartFrom, floor }, { steps, keep }),
  }
}

/** A team of a kind, with what no team of that kind can beat: a quality, a cost or the number of a day. */
export type Chosen = {
  kind: TeamKind
  found: Found
  finish: number
  bound: number
  /** Least quality of the kind, in parts. */
  floor: number
}

/** Proven distance of a team to the best of its kind, share of 1; time is counted from the day `from` on. */
export function gapOf({ kind, found, finish, bound }: Chosen, from: number): number {
  switch (kind) {
    case 'excellence':
      return shareBeyond(Math.floor(bound), Math.floor(found.value))
    case 'economy':
      return shareBeyond(found.cost, bound)
    case 'speed':
      return shareBeyond(finish - from + 1, bound - from + 1)
  }
}

function floorOf({ floor }: Problem, bestQuality: number, share: number): number {
  return Math.max(floor, Math.ceil(bestQuality * share - 1e-6))
}

/** Share by which the larger is beyond the smaller. */
function shareBeyond(larger: number, smaller: number): number {
  return larger <= 0 ? 0 : Math.max(0, (larger - smaller) / larger)
}
