import { dateNumber, weekdayOf, yearOf } from '../../days.ts'

/** Days since 1970-01-01, which grammars reckon with. */
export type DayNumber = number

const DAY_MS = 86_400_000

export const monthOf = (number: DayNumber): number => new Date(number * DAY_MS).getUTCMonth() + 1

/** Last day of a month. */
export const monthEnd = (year: number, month: number): DayNumber =>
  dateNumber(year, month + 1, 1) - 1

/** The same day some months later, or the last of a shorter month. */
export function addMonths(number: DayNumber, months: number): DayNumber {
  const [year, month] = [yearOf(number), monthOf(number) + months]
  const day = new Date(number * DAY_MS).getUTCDate()
  return Math.min(dateNumber(year, month, day), monthEnd(year, month))
}

/** First day of an ISO weekday at or after a day. */
export const onOrAfter = (number: DayNumber, weekday: number): DayNumber =>
  number + ((weekday - weekdayOf(number) + 7) % 7)
