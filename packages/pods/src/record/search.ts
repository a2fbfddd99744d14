import type { FormOptions } from '../form/form-options.ts'
import { DEFAULT_STEPS } from '../form/prepare-formation.ts'
import type { Market } from '../market/market.ts'
import type { Region } from '../plan/calendar/regions.ts'
import { teamDatesOf } from '../plan/team-dates.ts'
import type { Scope } from '../scope/scope.ts'

/** Way the teams of a record are searched for, in values that can be stored. */
export type Search = {
  /** The project's id: what the last ties are broken by. */
  seed: string
  /** Most steps of search; absent: `DEFAULT_STEPS`. */
  steps?: number
  /**
   * Region whose public holidays the finish of a team is planned with, null: none; absent: no plan, hours and
   * effort alone.
   */
  region?: Region | null
}

/** Options of a recorded formation. */
export function searchOptions(
  { seed, steps = DEFAULT_STEPS, region }: Search,
  { scope, market }: { scope: Scope; market: Market },
): FormOptions {
  if (region === undefined) return { seed, steps }
  const people = new Map(market.people.map((person) => [person.id, person]))
  const { firstWeek } = market
  return {
    seed,
    steps,
    finishOf: (team) => teamDatesOf(scope, team, { people, firstWeek, region })?.finish ?? null,
  }
}
