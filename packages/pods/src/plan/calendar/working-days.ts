import { dayNumber, dayOf } from '../../days.ts'
import type { Day } from '../../units.ts'
import type { PlanCalendar, PlanPerson } from '../plan-input.ts'
import { daysOff, isWithin } from './days-off.ts'

/** Person whose days count; absent: the project's. */
type Worker = Pick<PlanPerson, 'region' | 'absences'>

/**
 * Working days of a calendar from `from` up to and without `to`; 0 where `to` is not after it. With a person, the days
 * of their absences do not count, nor their own public holidays.
 */
export function workingDaysBetween(
  calendar: PlanCalendar,
  from: Day,
  to: Day,
  { region, absences }: Worker = { absences: [] },
): number {
  const isOff = daysOff(calendar, region)
  const isAbsent = isWithin(absences)
  const end = dayNumber(to)
  let count = 0
  for (let day = dayNumber(from); day < end; day += 1) if (!isOff(day) && !isAbsent(day)) count += 1
  return count
}

/** Days after which a calendar without working days is given up. */
const MAX_DAYS = 3_660

/** The last of `count` working days from `from` on; `from` itself where `count` is 0. */
export function afterWorkingDays(calendar: PlanCalendar, from: Day, count: number): Day {
  const isOff = daysOff(calendar)
  const first = dayNumber(from)
  let left = count
  let last = first
  for (let day = first; left > 0 && day < first + MAX_DAYS; day += 1) {
    if (isOff(day)) continue
    left -= 1
    last = day
  }
  return dayOf(last)
}
