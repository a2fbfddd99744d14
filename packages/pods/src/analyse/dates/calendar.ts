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

/** Easter Sunday of a year (anonymous Gregorian computus). */
export function easterOf(year: number): DayNumber {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dateNumber(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/** First day of an ISO weekday at or after a day. */
export const onOrAfter = (number: DayNumber, weekday: number): DayNumber =>
  number + ((weekday - weekdayOf(number) + 7) % 7)
