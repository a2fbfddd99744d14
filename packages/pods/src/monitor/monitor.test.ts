import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlanInput, PlanPerson, PlanTask, TaskProgress } from '../plan/plan-input.ts'
import { later, randomProject } from '../plan/random-project.test-data.ts'
import { schedule } from '../plan/schedule.ts'
import { monitor } from './monitor.ts'
import type { Progress } from './progress.ts'

const person = (id: string): PlanPerson => ({
  id,
  skills: [],
  dayRate: 400,
  weekHours: [35],
  absences: [],
})

const task = (id: string, of: string, effortDays: number, after: string[] = []): PlanTask => ({
  id,
  skill: 'any',
  level: 1,
  effortDays,
  after,
  person: of,
})

/** Two weeks: Ana designs and builds, Bea writes with a week of slack, then both are needed for the launch. */
const input: PlanInput = {
  tasks: [
    task('design', 'ana', 4),
    task('build', 'ana', 5, ['design']),
    task('write', 'bea', 4),
    task('launch', 'bea', 1, ['build', 'write']),
  ],
  people: [person('ana'), person('bea')],
  calendar: { start: '2026-11-23', region: 'FR' },
}
const plan = schedule(input.tasks, input.people, input.calendar)

const begun = (started: string, remainingDays: number): TaskProgress => ({ started, remainingDays })
const done = (started: string, finished: string): TaskProgress => ({
  started,
  finished,
  remainingDays: 0,
})

function health(
  today: string,
  tasks: Record<string, TaskProgress>,
  {
    calendar,
    people,
    ...progress
  }: Partial<Progress & Pick<PlanInput, 'calendar' | 'people'>> = {},
) {
  const running: PlanInput = {
    tasks: input.tasks.map((own) => {
      const known = tasks[own.id]
      return known === undefined ? own : { ...own, progress: known }
    }),
    people: people ?? input.people,
    calendar: calendar ?? input.calendar,
  }
  const signs = input.people.map(({ id }) => ({ person: id, on: today }))
  return monitor(
    running,
    plan,
    { currency: 'EUR', spent: null, budget: null, lastSigns: signs, ...progress },
    today,
  )
}

test('the plan ends after two weeks', () => {
  expect(plan.finish).toBe('2026-12-04')
})

test('a plan that ends after the day it is due is late, however fast the work goes', () => {
  const calendar = { ...input.calendar, due: '2026-12-02' }
  const tasks = {
    design: done('2026-11-23', '2026-11-23'),
    write: done('2026-11-23', '2026-11-23'),
  }

  const { level, causes } = health('2026-11-24', tasks, { calendar })

  expect(level).toBe('act')
  expect(causes.map(({ fact }) => fact)).toContainEqual({
    code: 'health-forecast-late',
    values: expect.objectContaining({
      forecast: '2026-12-04',
      by: 'plan',
      against: '2026-12-02',
      measure: 'due',
      days: 2,
    }),
  })
})

test('what was done after the day it was due tells no days ahead', () => {
  const calendar = { ...input.calendar, due: '2026-12-02' }
  const tasks = Object.fromEntries(
    input.tasks.map(({ id }) => [id, done('2026-11-23', '2026-12-04')]),
  )

  expect(health('2026-12-05', tasks, { calendar }).causes.map(({ fact }) => fact)).toEqual([
    { code: 'health-on-track', values: { forecast: '2026-12-04' } },
  ])
})

test('a project that goes as planned is on track', () => {
  const tasks = { design: begun('2026-11-23', 2), write: begun('2026-11-23', 2) }

  expect(
    health('2026-11-25', tasks, { calendar: { ...input.calendar, due: '2026-12-07' } }),
  ).toEqual({
    level: 'on-track',
    causes: [
      {
        level: 'on-track',
        fact: {
          code: 'health-on-track',
          values: { forecast: '2026-12-04', due: '2026-12-07', days: 3 },
        },
        action: { code: 'action-none', values: {} },
      },
    ],
    forecast: '2026-12-04',
    doneShare: 4 / 14,
    remainingDays: 10,
    throughput: null,
  })
})

test('a critical task that does not begin is late, one with slack is not', () => {
  const { level, causes } = health('2026-11-26', {})

  expect(level).toBe('act')
  expect(causes[0]).toEqual({
    level: 'act',
    fact: {
      code: 'health-late-critical-task',
      values: {
        task: 'design',
        person: 'ana',
        state: 'not-begun',
        planned: '2026-11-23',
        days: 3,
      },
    },
    action: { code: 'action-replan', values: { moved: 4, finish: '2026-12-09' } },
  })
  expect(causes.map(({ fact }) => fact.values)).not.toContainEqual(
    expect.objectContaining({ task: 'write' }),
  )
})

test('a critical task under way beyond its end is late by the days since', () => {
  const tasks = { design: begun('2026-11-23', 1), write: done('2026-11-23', '2026-11-26') }
  const { causes } = health('2026-12-01', tasks)

  expect(causes.map(({ fact }) => fact)).toContainEqual({
    code: 'health-late-critical-task',
    values: { task: 'design', person: 'ana', state: 'under-way', planned: '2026-11-26', days: 2 },
  })
})

test('the pace so far leads beyond the due day, and optional work can be left out', () => {
  // 5 of 14 person-days in 5 working days: 9 more take 9.
  const tasks = { design: begun('2026-11-23', 2), write: begun('2026-11-23', 1) }
  const calendar = { ...input.calendar, due: '2026-12-08' }
  const { forecast, throughput, causes } = health('2026-11-30', tasks, {
    calendar,
    optional: ['write', 'launch', 'build'],
  })

  expect({ forecast, throughput }).toEqual({ forecast: '2026-12-10', throughput: 1 })
  expect(causes.find(({ fact }) => fact.code === 'health-forecast-late')).toEqual({
    level: 'act',
    fact: {
      code: 'health-forecast-late',
      values: {
        forecast: '2026-12-10',
        by: 'pace',
        against: '2026-12-08',
        measure: 'due',
        days: 2,
        remainingDays: 9,
        throughput: 1,
      },
    },
    action: {
      code: 'action-cut-scope',
      values: {
        tasks: ['launch', 'build'],
        savedDays: 6,
        finish: '2026-12-02',
        savedCost: 2400,
        currency: 'EUR',
      },
    },
  })
})

test('a plan that was late from the start says so before there is a pace', () => {
  const { causes } = health(
    '2026-11-23',
    {},
    { calendar: { ...input.calendar, due: '2026-12-01' } },
  )

  expect(causes.map(({ fact }) => fact)).toEqual([
    {
      code: 'health-forecast-late',
      values: {
        forecast: '2026-12-04',
        by: 'pace',
        against: '2026-12-01',
        measure: 'due',
        days: 3,
        remainingDays: 14,
        throughput: 1.4,
      },
    },
  ])
})

test('money that goes faster than the work is noticed', () => {
  const tasks = { design: begun('2026-11-23', 2), write: begun('2026-11-23', 2) }
  const onBudget = health('2026-11-25', tasks, { budget: { amount: 5600, measure: 'ceiling' } })
  const dear = health('2026-11-25', tasks, {
    budget: { amount: 5600, measure: 'ceiling' },
    spent: 2000,
  })

  expect(onBudget.level).toBe('on-track')
  expect(dear.causes).toEqual([
    {
      level: 'act',
      fact: {
        code: 'health-budget-burn',
        values: {
          spent: 2000,
          budget: 5600,
          measure: 'ceiling',
          spentShare: 2000 / 5600,
          doneShare: 4 / 14,
          forecastCost: 7000,
          currency: 'EUR',
        },
      },
      action: { code: 'action-ask', values: { person: 'ana', task: 'build' } },
    },
  ])
})

test('five working days of silence are a question, ten a deputy; a holiday is no silence', () => {
  const tasks = { design: begun('2026-11-23', 2), write: begun('2026-11-23', 3) }
  const silent = (today: string, absences: PlanPerson['absences'] = []) =>
    health(today, tasks, {
      lastSigns: [
        { person: 'ana', on: today },
        { person: 'bea', on: '2026-11-24' },
      ],
      deputies: { bea: ['eve'] },
      people: [person('ana'), { ...person('bea'), absences }],
    }).causes.filter(({ fact }) => fact.code === 'health-silence')

  expect(silent('2026-11-30')).toEqual([])
  expect(silent('2026-12-01')).toEqual([
    {
      level: 'watch',
      fact: { code: 'health-silence', values: { person: 'bea', since: '2026-11-24', days: 5 } },
      action: { code: 'action-ask', values: { person: 'bea', task: 'write' } },
    },
  ])
  expect(silent('2026-12-01', [{ from: '2026-11-25', to: '2026-11-27' }])).toEqual([])
  expect(silent('2026-12-08')).toEqual([
    {
      level: 'act',
      fact: { code: 'health-silence', values: { person: 'bea', since: '2026-11-24', days: 10 } },
      action: {
        code: 'action-deputy',
        values: { person: 'bea', deputy: 'eve', tasks: ['write', 'launch'], finish: '2026-12-17' },
      },
    },
  ])
})

test('nobody is silent before their first task begins, however long ago they accepted', () => {
  const accepted = '2026-11-02'
  const { causes } = health(
    '2026-11-25',
    { design: begun('2026-11-23', 2), write: begun('2026-11-23', 3) },
    {
      lastSigns: [
        { person: 'ana', on: accepted },
        { person: 'bea', on: accepted },
      ],
    },
  )
  expect(causes.filter(({ fact }) => fact.code === 'health-silence')).toEqual([])
})

test('fewer hours than the plan counts on are an overload', () => {
  const tasks = { design: begun('2026-11-23', 2), write: begun('2026-11-23', 2) }
  const people = [{ ...person('ana'), weekHours: [35, 14] }, person('bea')]

  expect(health('2026-11-25', tasks, { people }).causes).toContainEqual({
    level: 'act',
    fact: {
      code: 'health-overload',
      values: { person: 'ana', week: '2026-11-30', hours: 28, free: 14, share: 2 },
    },
    action: { code: 'action-replan', values: { moved: 2, finish: '2026-12-14' } },
  })
})

test('somebody without any time left is asked', () => {
  const people = [{ ...person('ana'), weekHours: [0] }, person('bea')]

  expect(health('2026-11-25', {}, { people }).causes[0]?.action).toEqual({
    code: 'action-ask',
    values: { person: 'ana', task: 'design' },
  })
})

test('a project that is done is on track', () => {
  const tasks = Object.fromEntries(
    plan.tasks.map(({ id, start, finish }) => [id, done(start, finish)]),
  )

  expect(health('2026-12-07', tasks)).toMatchObject({
    level: 'on-track',
    forecast: '2026-12-04',
    doneShare: 1,
    remainingDays: 0,
  })
})

test('every state of a random project has a cause with an action, and the same one twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.nat({ max: 60 }),
      fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
      (seed, days, states) => {
        const project = randomProject(seed)
        const made = schedule(project.tasks, project.people, project.calendar, { steps: 0 })
        const today = later(project.calendar.start, days)
        const tasks = project.tasks.map((own, at): PlanTask => {
          const known = made.tasks[at]
          if (known === undefined || known.start >= today || states[at] === 0) return own
          const progress =
            known.finish < today && states[at] === 1
              ? done(known.start, known.finish)
              : begun(known.start, own.effortDays / 2)
          return { ...own, progress, ...(known.person === null ? {} : { person: known.person }) }
        })
        const look = () =>
          monitor(
            { ...project, tasks },
            made,
            {
              currency: 'EUR',
              spent: null,
              budget: { amount: 5_000, measure: 'ceiling' },
              lastSigns: [],
              optional: ['t1'],
            },
            today,
          )
        const found = look()

        expect(found.causes.length).toBeGreaterThan(0)
        expect(found.level).toBe(found.causes[0]?.level)
        expect(JSON.stringify(look())).toBe(JSON.stringify(found))
      },
    ),
    { numRuns: 150, seed: 11 },
  )
})

test('a delivery waits as usual for two working days, is worth a look then, and needs an answer after five', () => {
  const tasks = { design: begun('2026-11-23', 2), write: begun('2026-11-23', 2) }
  const waits = (since: string) =>
    health('2026-11-25', tasks, { waiting: [{ milestone: 'framing', since }] })

  const { level, causes } = waits('2026-11-24')
  expect(level).toBe('on-track')
  expect(causes).toEqual([
    expect.objectContaining({ fact: expect.objectContaining({ code: 'health-on-track' }) }),
    {
      level: 'on-track',
      fact: {
        code: 'health-delivery-waits',
        values: { milestone: 'framing', since: '2026-11-24', days: 1 },
      },
      action: { code: 'action-answer', values: { milestone: 'framing' } },
    },
  ])
  const levels = (since: string) => waits(since).causes.map((cause) => cause.level)
  expect(levels('2026-11-23')).toEqual(['watch'])
  expect(levels('2026-11-19')).toEqual(['watch'])
  expect(levels('2026-11-18')).toEqual(['act'])
})
