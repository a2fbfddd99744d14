import type { Person } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import type { Day } from '../units.ts'
import type { Region } from './calendar/regions.ts'
import type { PlanInput, PlanPerson } from './plan-input.ts'

/** Holder of a role, and for how many person-days in all; absent: as many as the scope thinks likely. */
export type PlanSeat = { role: string; person: string; days?: number }

/** Part of a market that a plan takes. */
export type PlanSetting = {
  people: ReadonlyMap<string, Pick<Person, 'id' | 'skills' | 'dayRate' | 'freeHours'>>
  /** Monday that `freeHours` begins with. */
  firstWeek: Day
  /** Region whose public holidays are kept; null: none. */
  region: Region | null
}

/** Hours a week of the person an open role is planned with. */
const FULL_TIME_HOURS = 35

/**
 * Tasks of a scope with the people of a team. A role nobody holds is planned with somebody who works full time and has
 * no rate, under the id `open:` and the role's. Throws a `RangeError` where a seat's person is not among the people.
 */
export function planInputOf(
  scope: Scope,
  seats: readonly PlanSeat[],
  { people, firstWeek, region }: PlanSetting,
): PlanInput {
  const holders = new Map(seats.map((seat) => [seat.role, seat]))
  const holderOf = (role: string) => holders.get(role)?.person ?? `open:${role}`
  const scale = new Map(
    scope.roles.map(({ id }) => {
      const likely = scope.tasks
        .filter(({ role }) => role === id)
        .reduce((sum, { effortDays }) => sum + effortDays.likely, 0)
      return [id, likely === 0 ? 1 : (holders.get(id)?.days ?? likely) / likely]
    }),
  )
  return {
    tasks: scope.tasks.map(({ id, skill, level, role, effortDays, after }) => ({
      id,
      skill,
      level,
      after,
      effortDays: effortDays.likely * (scale.get(role) ?? 1),
      person: holderOf(role),
    })),
    people: [...new Set(scope.tasks.map(({ role }) => holderOf(role)))].map((id) =>
      id.startsWith('open:') ? somebody(id) : planPerson(id, people),
    ),
    calendar: {
      start: scope.start,
      firstWeek,
      region,
      ...(scope.due === null ? {} : { due: scope.due }),
    },
  }
}

function planPerson(id: string, people: PlanSetting['people']): PlanPerson {
  const person = people.get(id)
  if (person === undefined) throw new RangeError(`Nobody with the id ${id}`)
  const { skills, dayRate, freeHours } = person
  return { id, skills, dayRate, weekHours: freeHours, absences: [] }
}

function somebody(id: string): PlanPerson {
  return { id, skills: [], dayRate: null, weekHours: [FULL_TIME_HOURS], absences: [] }
}
