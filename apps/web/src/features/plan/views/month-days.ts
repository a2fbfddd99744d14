import { dayAfter, daysBetween, mondayOf } from '../../../lib/day-count.ts'

/** Days of the weeks that a month (`2026-12`) has a part of, from a Monday to a Sunday. */
export function monthDays(month: string): string[] {
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1)
  const from = mondayOf(`${month}-01`)
  const count = Math.ceil((daysBetween(from, last) + 1) / 7) * 7
  return Array.from({ length: count }, (_, at) => dayAfter(from, at))
}

/** Month a number of months after another. */
export function monthAfter(month: string, months: number): string {
  const day = new Date(`${month}-01`)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 7)
}
