import { dayNumber, weekdayOf, yearOf } from '../../days.ts'
import type { DayRange, PlanCalendar } from '../plan-input.ts'
import { holidaysOf } from './holidays.ts'
import type { Region } from './regions.ts'

const WEEKEND = [6, 7]

/** ISO weekdays on which a calendar rests. */
export function weekendOf({ weekend = WEEKEND }: PlanCalendar): readonly number[] {
  return weekend
}

/** Question whether a day, by its number, is a weekend, closed, or a public holiday of a region. */
export function daysOff(
  calendar: PlanCalendar,
  region: Region | null = calendar.region,
): (day: number) => boolean {
  const weekend = new Set(weekendOf(calendar))
  const isClosed = isWithin(calendar.closed ?? [])
  const holidays = new Map<number, ReadonlySet<number>>()
  const isHoliday = (day: number) => {
    if (region === null) return false
    const year = yearOf(day)
    const known = holidays.get(year) ?? new Set(holidaysOf(region, year))
    holidays.set(year, known)
    return known.has(day)
  }
  return (day) => weekend.has(weekdayOf(day)) || isClosed(day) || isHoliday(day)
}

/** Question whether a day, by its number, is in one of the ranges. */
export function isWithin(ranges: readonly DayRange[]): (day: number) => boolean {
  const numbers = ranges.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }))
  return (day) => numbers.some(({ from, to }) => from <= day && day <= to)
}
