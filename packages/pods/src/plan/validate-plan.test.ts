import { expect, test } from 'vitest'
import type { Plan, PlannedTask } from './plan.ts'
import type { PlanInput } from './plan-input.ts'
import { schedule } from './schedule.ts'
import { type PlanViolation, validatePlan } from './validate-plan.ts'

const input: PlanInput = {
  tasks: [
    { id: 'a', skill: 'react', level: 2, effortDays: 2, after: [], pin: '2026-11-24' },
    { id: 'b', skill: 'react', level: 2, effortDays: 1, after: ['a'], person: 'ana' },
  ],
  people: [
    {
      id: 'ana',
      skills: [{ skill: 'react', level: 3 }],
      dayRate: 400,
      weekHours: [35],
      absences: [{ from: '2026-11-30', to: '2026-11-30' }],
    },
    { id: 'bea', skills: [], dayRate: 400, weekHours: [35], absences: [] },
  ],
  calendar: { start: '2026-11-23', region: 'FR' },
}
const plan = schedule(input.tasks, input.people, input.calendar)

/** The plan with one task changed; half-days from Monday, 23 November. */
const withTask = (id: string, change: Partial<PlannedTask>): Plan => {
  const tasks = plan.tasks.map((task) => (task.id === id ? { ...task, ...change } : task))
  const makespan = Math.max(...tasks.map(({ to }) => to))
  return { ...plan, tasks, makespan, finish: tasks.at(-1)?.finish ?? '' }
}

test('the planner’s own plan has no fault', () => {
  expect(plan.tasks.map(({ from, to }) => [from, to])).toEqual([
    [2, 6],
    [6, 8],
  ])
  expect(validatePlan(input, plan)).toEqual([])
})

test.each<[PlanViolation['rule'], Plan]>([
  ['task-missing', { ...plan, tasks: plan.tasks.slice(0, 1) }],
  ['task-extra', { ...plan, tasks: [...plan.tasks, { ...plan.tasks[0], id: 'z' } as PlannedTask] }],
  ['wrong-person', withTask('b', { person: 'bea' })],
  ['no-skill', withTask('a', { person: 'bea' })],
  ['too-early', withTask('a', { from: 0, to: 4, start: '2026-11-23', finish: '2026-11-24' })],
  [
    'before-predecessor',
    withTask('b', { from: 4, to: 6, start: '2026-11-25', finish: '2026-11-25' }),
  ],
  ['two-at-once', withTask('b', { from: 5, to: 7, start: '2026-11-25', finish: '2026-11-26' })],
  [
    'too-little-time',
    withTask('b', { from: 14, to: 16, start: '2026-11-30', finish: '2026-11-30' }),
  ],
  ['too-much-time', withTask('b', { from: 6, to: 9, finish: '2026-11-27' })],
  ['wrong-dates', withTask('b', { finish: '2026-11-27' })],
  ['wrong-finish', { ...plan, makespan: plan.makespan + 1 }],
  ['wrong-finish', { ...plan, finish: '2026-11-30' }],
])('%s is found', (rule, tampered) => {
  expect(validatePlan(input, tampered).map((violation) => violation.rule)).toContain(rule)
})
