import { dayNumber, dayOf } from '../../days.ts'
import type { Day } from '../../units.ts'

/** Half-days of a calendar day: the unit of the planner's time line, weekends included. */
export const HALF_DAYS = 2

/** First half-day of `day`, counted from `origin`. */
export function halfDayOf(day: Day, origin: Day): number {
  return (dayNumber(day) - dayNumber(origin)) * HALF_DAYS
}

/** Day that a half-day lies in. */
export function dayOfHalfDay(halfDay: number, origin: Day): Day {
  return dayOf(dayNumber(origin) + Math.floor(halfDay / HALF_DAYS))
}

/** Last day of work of what ends before half-day `to`; never before the origin. */
export function lastDayBefore(to: number, origin: Day): Day {
  return dayOfHalfDay(Math.max(0, to - 1), origin)
}
