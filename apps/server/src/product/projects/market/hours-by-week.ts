import { dayNumber, dayOf, weekOf } from '@podium/pods/days'
import { HOURS_PER_DAY } from '@podium/pods/units'

/** Work of a seat: from a day to a day, so many person-days. */
type SeatWork = { start: string; finish: string; days: number }

/** Hours of a seat by week, spread evenly over the weeks that it touches. */
export function hoursByWeek({ start, finish, days }: SeatWork): { week: string; hours: number }[] {
  const first = dayNumber(weekOf(start))
  const weeks = Math.floor((dayNumber(finish) - first) / 7) + 1
  const hours = (days * HOURS_PER_DAY) / weeks
  return Array.from({ length: weeks }, (_, at) => ({ week: dayOf(first + at * 7), hours }))
}
