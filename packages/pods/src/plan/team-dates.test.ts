import { expect, test } from 'vitest'
import type { Scope } from '../scope/scope.ts'
import { planInputOf } from './plan-input-of.ts'
import { schedule } from './schedule.ts'
import { teamDatesOf } from './team-dates.ts'

const labels = { fr: '', en: '' }
const role = (id: string) => ({
  id,
  trade: id,
  labels,
  skills: [],
  effortDays: { min: 2, likely: 4, max: 6 },
  optional: false,
  reasons: [],
})
const task = (id: string, of: string, after: string[] = []) => ({
  id,
  labels,
  role: of,
  skill: of,
  level: 3 as const,
  effortDays: { min: 1, likely: 2, max: 3 },
  after,
  milestone: 'm',
  reasons: [],
})

const scope: Scope = {
  archetype: 'website',
  roles: [role('designer'), role('developer')],
  tasks: [
    task('draw', 'designer'),
    task('build', 'developer', ['draw']),
    task('polish', 'designer', ['draw']),
    task('ship', 'developer', ['build', 'polish']),
  ],
  deliverables: [],
  milestones: [{ id: 'm', labels }],
  budget: null,
  start: '2026-11-23',
  due: '2026-12-04',
  spoken: [],
  place: null,
  reasons: [],
}

const person = (id: string, freeHours: number[]) => ({ id, skills: [], dayRate: 500, freeHours })
const setting = {
  people: new Map([
    ['ana', person('ana', [0, 35])],
    ['bea', person('bea', [17.5])],
  ]),
  firstWeek: '2026-11-23',
  region: 'FR' as const,
}
const seats = [
  { role: 'designer', person: 'ana' },
  { role: 'developer', person: 'bea' },
]

test('a team’s dates are those of its plan', () => {
  const { tasks, people, calendar } = planInputOf(scope, seats, setting)
  const plan = schedule(tasks, people, calendar)

  expect(teamDatesOf(scope, seats, setting)).toEqual({ start: '2026-11-30', finish: plan.finish })
  expect(plan.finish).toBe('2026-12-11')
  expect(plan.facts.map(({ code }) => code)).toContain('plan-due-missed')
})

test('the days of a seat stretch its tasks', () => {
  const longer = seats.map((seat) => ({ ...seat, days: 6 }))

  expect(planInputOf(scope, longer, setting).tasks.map(({ effortDays }) => effortDays)).toEqual([
    3, 3, 3, 3,
  ])
})

test('an open role is planned with somebody full time', () => {
  expect(teamDatesOf(scope, seats.slice(1), setting)).toEqual({
    start: '2026-11-23',
    finish: '2026-12-04',
  })
})

test('a team without time has no dates, nor has a scope without work', () => {
  const people = new Map(setting.people).set('bea', person('bea', [0]))

  expect(teamDatesOf(scope, seats, { ...setting, people })).toBeNull()
  expect(teamDatesOf({ ...scope, tasks: [] }, seats, setting)).toBeNull()
})

test('a seat held by somebody unknown is refused', () => {
  expect(() => teamDatesOf(scope, [{ role: 'designer', person: 'z' }], setting)).toThrow(RangeError)
})
