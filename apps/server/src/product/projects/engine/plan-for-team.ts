import { type PlanInput, planInputOf, schedule } from '@podium/pods'
import { freeHoursOf } from '../market/free-hours-of.ts'
import type { Jobs } from './jobs.ts'
import { REGION } from './region.ts'

/** Hours a week of whoever takes a role that nobody holds yet. */
const FULL_TIME_HOURS = 35

/** First plan of a team. People stand in it by their role, so that a deputy takes over what a member leaves. */
export function planForTeam({
  scope,
  seats,
  firstWeek,
  today,
}: Jobs['plan']['input']): Jobs['plan']['answer'] {
  const held = new Map(seats.map((seat) => [seat.role, seat]))
  const people = new Map(
    scope.roles.map(({ id }) => {
      const seat = held.get(id)
      return [
        id,
        {
          id,
          skills: [],
          dayRate: seat?.dayRate ?? null,
          freeHours: seat === undefined ? [FULL_TIME_HOURS] : freeHoursOf(seat, firstWeek),
        },
      ]
    }),
  )
  const holders = scope.roles.map(({ id }) => {
    const days = held.get(id)?.days
    return { role: id, person: id, ...(days !== undefined && { days }) }
  })
  const start = scope.start > today ? scope.start : today
  const setting = { people, firstWeek, region: REGION }
  const { calendar, ...work } = planInputOf(scope, holders, setting)
  const input: PlanInput = { ...work, calendar: { ...calendar, start } }
  return { input, plan: schedule(input.tasks, input.people, input.calendar) }
}
