import type { Day } from './units.ts'

const DAY_MS = 86_400_000

/** Days from 1970-01-01 to `day`. Whole days have no time zone, so no clock change touches them. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

/** The day `number` days after 1970-01-01. */
export function dayOf(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}

/** ISO weekday, 1 Monday to 7 Sunday, of a day number; 1970-01-01 was a Thursday. */
export function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1
}

/** Day number of the Monday of its week. */
export function mondayOf(number: number): number {
  return number - weekdayOf(number) + 1
}

/** Monday of a day's week. */
export const weekOf = (day: Day): Day => dayOf(mondayOf(dayNumber(day)))

/** Day number of a date of the Gregorian calendar; months from 1. */
export function dateNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** Calendar year of a day number. */
export function yearOf(number: number): number {
  return new Date(number * DAY_MS).getUTCFullYear()
}

/** The day after. */
export function dayAfter(day: Day): Day {
  return dayOf(dayNumber(day) + 1)
}
