import type { PlanInput } from '@podium/pods'
import { dayNumber, weekOf } from '@podium/pods/days'
import { freeHoursOf } from '../market/free-hours-of.ts'
import type { PlannedSeat } from './planned-seat.ts'

/**
 * Input of a plan whose roles have new holders: from the week of `today` on their hours count, at their rate; in the weeks
 * before, the work was their predecessors'.
 */
export function withNewHolders(
  input: PlanInput,
  { joined, today }: { joined: readonly PlannedSeat[]; today: string },
): PlanInput {
  const seats = new Map(joined.map((seat) => [seat.role, seat]))
  const { start, firstWeek = weekOf(start) } = input.calendar
  const now = weekOf(today > firstWeek ? today : firstWeek)
  const gone = (dayNumber(now) - dayNumber(firstWeek)) / 7
  return {
    ...input,
    people: input.people.map((person) => {
      const seat = seats.get(person.id)
      if (seat === undefined) return person
      const before = Array.from(
        { length: gone },
        (_, week) => person.weekHours[week] ?? person.weekHours.at(-1) ?? 0,
      )
      const weekHours = [...before, ...freeHoursOf(seat, now)]
      return { ...person, dayRate: seat.dayRate, absences: [], weekHours }
    }),
  }
}
