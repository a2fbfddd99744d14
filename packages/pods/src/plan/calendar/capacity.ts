import { dayNumber, mondayOf } from '../../days.ts'
import type { PlanCalendar, PlanPerson } from '../plan-input.ts'
import { daysOff, isWithin, weekendOf } from './days-off.ts'
import { HALF_DAYS } from './half-days.ts'
import type { Region } from './regions.ts'

/**
 * Minutes each person can work in each half-day from the calendar's start on. A week's hours are spread evenly over its
 * working days; a holiday, an absence or a day of rest takes its share away.
 */
export function minutesByHalfDay(
  people: readonly PlanPerson[],
  calendar: PlanCalendar,
  halfDays: number,
): Int32Array[] {
  const first = dayNumber(calendar.start)
  const weekZero = mondayOf(dayNumber(calendar.firstWeek ?? calendar.start))
  const halfDaysAWeek = (7 - weekendOf(calendar).length) * HALF_DAYS
  const workingDays = new Map<Region | null, number[]>()
  const workingDaysOf = (region: Region | null) => {
    const isOff = daysOff(calendar, region)
    const days = Array.from({ length: Math.ceil(halfDays / HALF_DAYS) }, (_, at) => first + at)
    return days.filter((day) => !isOff(day))
  }

  return people.map(({ weekHours, absences, region = calendar.region }) => {
    const days = workingDays.get(region) ?? workingDaysOf(region)
    workingDays.set(region, days)
    const isAbsent = isWithin(absences)
    const minutes = new Int32Array(halfDays)
    for (const day of days) {
      const week = Math.floor((day - weekZero) / 7)
      if (week < 0 || isAbsent(day)) continue
      const hours = weekHours[Math.min(week, weekHours.length - 1)] ?? 0
      const at = (day - first) * HALF_DAYS
      minutes.fill(Math.floor((hours * 60) / halfDaysAWeek), at, at + HALF_DAYS)
    }
    return minutes
  })
}
