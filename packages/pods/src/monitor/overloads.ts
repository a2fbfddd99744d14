import { dayNumber, dayOf, mondayOf } from '../days.ts'
import { minutesByHalfDay } from '../plan/calendar/capacity.ts'
import { halfDayOf } from '../plan/calendar/half-days.ts'
import { replanAction } from './actions.ts'
import type { HealthCause } from './health.ts'
import { type Situation, sum } from './situation.ts'

/** Shares of a week's hours above which the planned work is worth a look, or cannot be done. */
const WATCH_ABOVE = 1.05
const ACT_ABOVE = 1.25

/** The worst week, from this one on, of each person with more planned work than they now have hours. */
export function overloads(situation: Situation): HealthCause[] {
  const { input, plan, today } = situation
  const thisWeek = dayOf(mondayOf(dayNumber(today)))
  const minutes = minutesByHalfDay(input.people, input.calendar, plan.makespan)
  return plan.loads.flatMap(({ person, weeks }): HealthCause[] => {
    const who = input.people.findIndex(({ id }) => id === person)
    const full = weeks.flatMap(({ week, hours }) => {
      const from = halfDayOf(week, input.calendar.start)
      const inWeek = minutes[who]?.slice(Math.max(0, from), Math.max(0, from + 14)) ?? []
      const free = Math.round((sum([...inWeek]) * 100) / 60) / 100
      const share = hours / Math.max(1, free)
      return week >= thisWeek && share > WATCH_ABOVE ? [{ week, hours, free, share }] : []
    })
    const [worst] = full.sort((a, b) => b.share - a.share)
    if (worst === undefined) return []
    return [
      {
        level: worst.share > ACT_ABOVE ? 'act' : 'watch',
        fact: { code: 'health-overload', values: { person, ...worst } },
        action: replanAction(situation, person),
      },
    ]
  })
}
