import { dayNumber } from '../days.ts'
import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import type { Day } from '../units.ts'
import type { Wishes } from './teams.ts'
import { QUALITY_PARTS } from './weights.ts'

/** Demand on a team, from scope and wishes, in the search's units. */
export type Ask = {
  /** Most it may cost in hundredths; Infinity: not said. */
  cap: number
  /** Number of the day by which it must be finished; Infinity: not said. */
  due: number
  dueDay: Day | null
  /** Least quality in parts; -Infinity: not said. */
  floor: number
  locked: ReadonlyMap<string, string>
  excluded: ReadonlySet<string>
}

/** The wishes where they say something, else the scope. A budget in another currency than the market's bounds nothing: a fact says so. */
export function askOf(scope: Scope, market: Market, wishes: Wishes): Ask {
  const fromScope = scope.budget?.currency === market.currency ? scope.budget.max : null
  const budget = wishes.budget ?? fromScope
  const due = wishes.due ?? scope.due
  const roles = new Set(scope.roles.map(({ id }) => id))
  return {
    cap: budget === null ? Number.POSITIVE_INFINITY : Math.floor(budget * 100 + 1e-6),
    due: due === null ? Number.POSITIVE_INFINITY : dayNumber(due),
    dueDay: due,
    floor:
      wishes.quality === undefined
        ? Number.NEGATIVE_INFINITY
        : Math.ceil(wishes.quality * QUALITY_PARTS - 1e-6),
    locked: new Map(Object.entries(wishes.locked ?? {}).filter(([role]) => roles.has(role))),
    excluded: new Set(wishes.excluded),
  }
}
