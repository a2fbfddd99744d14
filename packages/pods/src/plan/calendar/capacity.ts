import { dayNumber, mondayOf } from '../../days.ts'
import type { PlanCalendar, PlanPerson } from '../plan-input.ts'
import { daysOff, weekendOf } from './days-off.ts'
import { HALF_DAYS } from './half-days.ts'

/**
 * Minutes a person can work in each half-day from the calendar's start on. A week's hours are spread evenly over its
 * working days; a holiday, an absence or a day of rest takes its share away.
 */
export function minutesByHalfDay(
  person: PlanPerson,
  calendar: PlanCalendar,
  halfDays: number,
): Int32Array {
  const first = dayNumber(calendar.start)
  const weekZero = mondayOf(dayNumber(calendar.firstWeek ?? calendar.start))
  const { weekHours } = person
  const isOff = daysOff(calendar, person)
  const halfDaysAWeek = (7 - weekendOf(calendar).length) * HALF_DAYS
  const minutes = new Int32Array(halfDays)
  for (let at = 0; at < halfDays; at += HALF_DAYS) {
    const day = first + at / HALF_DAYS
    if (isOff(day)) continue
    const week = Math.max(0, (mondayOf(day) - weekZero) / 7)
    const hours = weekHours[Math.min(week, weekHours.length - 1)] ?? 0
    minutes.fill(Math.floor((hours * 60) / halfDaysAWeek), at, at + HALF_DAYS)
  }
  return minutes
}
