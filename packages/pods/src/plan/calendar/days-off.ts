import { dayNumber, weekdayOf, yearOf } from '../../days.ts'
import type { DayRange, PlanCalendar } from '../plan-input.ts'
import { holidaysOf } from './holidays.ts'
import type { Region } from './regions.ts'

const WEEKEND = [6, 7]

/** ISO weekdays on which a calendar rests. */
export function weekendOf({ weekend = WEEKEND }: PlanCalendar): readonly number[] {
  return weekend
}

/**
 * Question whether a day, by its number, is off: weekend, public holiday, closed, or within `absences`. `region` is
 * whose holidays count.
 */
export function daysOff(
  calendar: PlanCalendar,
  {
    region = calendar.region,
    absences = [],
  }: { region?: Region | null; absences?: readonly DayRange[] } = {},
): (day: number) => boolean {
  const weekend = new Set(weekendOf(calendar))
  const rests = [...absences, ...(calendar.closed ?? [])].map(({ from, to }) => ({
    from: dayNumber(from),
    to: dayNumber(to),
  }))
  const holidays = new Map<number, ReadonlySet<number>>()
  const isHoliday = (day: number) => {
    if (region === null) return false
    const year = yearOf(day)
    const known = holidays.get(year) ?? new Set(holidaysOf(region, year))
    holidays.set(year, known)
    return known.has(day)
  }
  return (day) =>
    weekend.has(weekdayOf(day)) ||
    rests.some(({ from, to }) => from <= day && day <= to) ||
    isHoliday(day)
}
