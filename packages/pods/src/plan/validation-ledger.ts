import { dayOf } from '../days.ts'
import { holidaysOf } from './calendar/holidays.ts'
import type { PlanCalendar, PlanPerson } from './plan-input.ts'

/** Minutes a person can work between two half-days from the calendar's start, counted day by day. */
export function dayLedger(person: PlanPerson, calendar: PlanCalendar) {
  const minutesOn = new Map<number, number>()
  const minutesOf = (half: number) => {
    const known = minutesOn.get(half)
    if (known !== undefined) return known
    const minutes = minutesOfHalfDay(person, calendar, half)
    minutesOn.set(half, minutes)
    return minutes
  }
  return {
    between(from: number, to: number): number {
      let sum = 0
      for (let half = Math.max(0, from); half < to; half += 1) sum += minutesOf(half)
      return sum
    },
  }
}

function minutesOfHalfDay(person: PlanPerson, calendar: PlanCalendar, half: number): number {
  const date = new Date(`${calendar.start}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + Math.floor(half / 2))
  const day = date.toISOString().slice(0, 10)
  const { weekend = [6, 7], closed = [] } = calendar
  if (weekend.includes(date.getUTCDay() || 7)) return 0
  if ([...closed, ...person.absences].some(({ from, to }) => from <= day && day <= to)) return 0
  const region = person.region ?? calendar.region
  const year = date.getUTCFullYear()
  if (region !== null && holidaysOf(region, year).map(dayOf).includes(day)) return 0

  const week = Math.floor((date.getTime() - mondayOf(calendar.firstWeek ?? calendar.start)) / WEEK)
  const last = person.weekHours.length - 1
  const hours = week < 0 ? 0 : (person.weekHours[Math.min(week, last)] ?? 0)
  return Math.floor((hours * 60) / (2 * (7 - weekend.length)))
}

const WEEK = 7 * 24 * 60 * 60 * 1_000

/** Time of the Monday, at midnight, of a day's week. */
function mondayOf(day: string): number {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.getTime()
}
