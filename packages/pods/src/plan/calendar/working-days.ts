import { dayNumber } from '../../days.ts'
import type { Day } from '../../units.ts'
import type { PlanCalendar } from '../plan-input.ts'
import { daysOff } from './days-off.ts'

/** Working days of a calendar from `from` up to and without `to`; 0 where `to` is not after it. */
export function workingDaysBetween(calendar: PlanCalendar, from: Day, to: Day): number {
  const isOff = daysOff(calendar)
  const end = dayNumber(to)
  let count = 0
  for (let day = dayNumber(from); day < end; day += 1) if (!isOff(day)) count += 1
  return count
}
