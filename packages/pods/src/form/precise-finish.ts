import { dayNumber } from '../days.ts'
import type { FormOptions } from './form-options.ts'
import type { Found, Problem } from './search/problem.ts'

/** Teams of each kind whose finish is asked of a precise plan. */
export const TEAMS_TO_PLAN = 20

/** Day on which a team can be finished: by the precise plan, or else by the bound of the search. */
export type FinishOf = (found: Found) => number

export function finishReader(
  { pool, seats }: Problem,
  finishOf: FormOptions['finishOf'],
): FinishOf {
  return (found) => {
    const day = finishOf?.(
      seats.map(({ seat }, at) => ({
        role: pool.seats[seat]?.role.id ?? '',
        person: pool.people[found.people[at] ?? 0]?.id ?? '',
      })),
    )
    return day === undefined || day === null ? boundOf(found) : dayNumber(day)
  }

  function boundOf(found: Found): number {
    return seats.reduce((latest, { candidates }, at) => {
      const row = candidates.person.indexOf(found.people[at] ?? 0)
      return Math.max(latest, candidates.finish[row] ?? 0)
    }, 0)
  }
}

/** The team that is finished first; of several the first in the list. */
export function earliest<T extends { finish: number }>(planned: readonly T[]): T | undefined {
  return planned.reduce<T | undefined>(
    (best, one) => (best === undefined || one.finish < best.finish ? one : best),
    undefined,
  )
}
