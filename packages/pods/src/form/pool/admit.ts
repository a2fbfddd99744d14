import { dayNumber } from '../../days.ts'
import { afterWorkdays, workDates } from '../../market/free-hours.ts'
import type { Market, Person } from '../../market/market.ts'
import { HELD, levelReader, type Similarity } from '../../market/person-levels.ts'
import type { Scope } from '../../scope/scope.ts'
import { fold } from '../../text/fold.ts'
import { MOST_INVITATIONS } from '../weights.ts'
import { COMPLETE } from './candidates.ts'
import type { Pool } from './pool.ts'
import { fitOf, type SeatSpec } from './seat-spec.ts'

/** Exceptions to having all that is asked. */
export type Admission = {
  /** Seats that the client has given to somebody (role id → person id): they need a rate and free hours, no more. */
  held: ReadonlyMap<string, string>
  /** Whether those who miss one skill that is a must are admitted too. */
  lackingOne?: boolean
}

/** A person with the skills of the scope they cover and the seats they can take. */
export type Admitted = {
  person: Person
  covers: readonly number[]
  seats: { seat: number; fit: number; finish: number; lacks: number }[]
}

/** Candidates of the seats: rate, languages, place, open invitations, every skill that is a must, free hours. */
export function admit(
  scope: Scope,
  market: Market,
  {
    seats,
    needed,
    similarity,
    held,
    lackingOne = false,
  }: Admission & Pick<Pool, 'seats' | 'needed'> & { similarity: Similarity },
): Admitted[] {
  const slugs = needed.map(({ slug }) => slug)
  const readLevels = levelReader(slugs, similarity)
  const levels = new Float64Array(needed.length)
  const monday = dayNumber(market.firstWeek)
  const city = scope.place === null ? null : fold(scope.place.city)
  const holders = new Set(held.values())
  const admitted: Admitted[] = []

  for (const person of market.people) {
    if (person.dayRate === null) continue
    const isFree =
      person.openInvitations < MOST_INVITATIONS &&
      (city === null || (person.city !== null && fold(person.city) === city))
    if (!isFree && !holders.has(person.id)) continue
    readLevels(person, levels)
    const taken: Admitted['seats'] = []
    for (const [index, seat] of seats.entries()) {
      const missing = missingMusts(levels, seat)
      const can =
        isFree && missing.length <= (lackingOne ? 1 : 0) && speaksAll(person, seat.languages)
      const holds = held.get(seat.role.id) === person.id
      if (!can && !holds) continue
      const dates = workDates(person.freeHours, { monday, from: seat.release, hours: seat.hours })
      if (dates === null) continue
      taken.push({
        seat: index,
        fit: fitOf(levels, seat),
        finish: afterWorkdays(dates.finish, seat.tail),
        lacks: holds ? COMPLETE : (missing[0] ?? COMPLETE),
      })
    }
    if (taken.length === 0) continue
    const covers = needed.flatMap(({ level }, skill) =>
      (levels[skill] ?? 0) >= level * HELD ? [skill] : [],
    )
    admitted.push({ person, covers, seats: taken })
  }
  return admitted
}

const speaksAll = (person: Person, languages: readonly string[]) =>
  languages.every((language) => person.languages.includes(language))

/** At most two: nobody with more is of use. */
function missingMusts(levels: Float64Array, { skills }: SeatSpec): number[] {
  const missing: number[] = []
  for (const { skill, level, must } of skills) {
    if (must && (levels[skill] ?? 0) < level * HELD) missing.push(skill)
    if (missing.length > 1) break
  }
  return missing
}
