import { dayAfter, mondayOf } from '../../lib/day-count.ts'

/** Mondays (UTC, ISO days) of a number of weeks, the present one first. */
export function mondaysFrom(now: Date, weeks: number): string[] {
  const first = mondayOf(now.toISOString().slice(0, 10))
  return Array.from({ length: weeks }, (_, week) => dayAfter(first, week * 7))
}
