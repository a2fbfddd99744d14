import { dayNumber, dayOf, mondayOf } from '../days.ts'
import { HALF_DAYS } from './calendar/half-days.ts'
import type { PlanModel } from './model.ts'
import type { PersonLoad } from './plan.ts'
import type { Timetable } from './timetable.ts'

/** Hours of work still to do and hours at hand, by person and by week of the plan. */
export function personLoads(model: PlanModel, timetable: Timetable): PersonLoad[] {
  const { input, time } = model
  const first = dayNumber(input.calendar.start)
  const weekOf = (half: number) => mondayOf(first + Math.floor(half / HALF_DAYS))
  const worked = minutesWorked(model, timetable)
  return input.people.map(({ id }, who) => {
    const weeks = new Map<number, { hours: number; free: number }>()
    for (let half = 0; half < timetable.makespan; half += 1) {
      const week = weeks.get(weekOf(half)) ?? { hours: 0, free: 0 }
      const before = time[who]?.before
      week.free += (before?.[half + 1] ?? 0) - (before?.[half] ?? 0)
      week.hours += worked[who]?.[half] ?? 0
      weeks.set(weekOf(half), week)
    }
    return {
      person: id,
      weeks: [...weeks].map(([monday, { hours, free }]) => ({
        week: dayOf(monday),
        hours: toHours(hours),
        free: toHours(free),
      })),
    }
  })
}

function minutesWorked(
  { time, effort }: PlanModel,
  { sequence, resumes, to, makespan }: Timetable,
) {
  const worked = time.map(() => new Int32Array(makespan))
  for (const task of sequence.order) {
    const who = sequence.person[task] ?? -1
    const before = time[who]?.before
    let left = effort[task] ?? 0
    for (let half = resumes[task] ?? 0; half < (to[task] ?? 0); half += 1) {
      const minutes = Math.min(left, (before?.[half + 1] ?? 0) - (before?.[half] ?? 0))
      const own = worked[who]
      if (own !== undefined) own[half] = (own[half] ?? 0) + minutes
      left -= minutes
    }
  }
  return worked
}

/** Hours with two digits after the point. */
function toHours(minutes: number): number {
  return Math.round((minutes * 100) / 60) / 100
}
