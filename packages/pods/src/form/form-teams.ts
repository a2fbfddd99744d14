import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import type { FormOptions } from './form-options.ts'
import { prepareFormation } from './prepare-formation.ts'
import type { Formation, Wishes } from './teams.ts'

/**
 * Up to three teams for a scope: the best one within the budget, the cheapest of nearly that quality, the fastest of
 * good quality; each with what it can do, when and for how much, and why. Where there is none, the smallest single
 * change of each kind that would make one possible. Pure: the same input gives the same bytes, in whatever order the
 * market's people stand.
 */
export function formTeams(
  scope: Scope,
  market: Market,
  wishes: Wishes,
  options: FormOptions,
): Formation {
  return prepareFormation(scope, market, options)(wishes)
}
