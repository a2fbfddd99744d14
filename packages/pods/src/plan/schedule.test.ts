import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PlanError } from './plan-error.ts'
import type { PlanCalendar, PlanInput, PlanPerson, PlanTask } from './plan-input.ts'
import { randomProject } from './random-project.test-data.ts'
import { schedule } from './schedule.ts'
import { shortestMakespan } from './shortest-makespan.test-data.ts'
import { validatePlan } from './validate-plan.ts'

const MONDAY: PlanCalendar = { start: '2026-11-23', region: 'FR' }

const task = (id: string, rest: Partial<PlanTask> = {}): PlanTask => ({
  id,
  skill: 'react',
  level: 1,
  effortDays: 2,
  after: [],
  ...rest,
})

const person = (id: string, rest: Partial<PlanPerson> = {}): PlanPerson => ({
  id,
  skills: [{ skill: 'react', level: 3 }],
  dayRate: 400,
  weekHours: [35],
  absences: [],
  ...rest,
})

const planOf = ({ tasks, people, calendar }: PlanInput, steps = 20_000) =>
  schedule(tasks, people, calendar, { steps })

const dates = (input: PlanInput) =>
  planOf(input).tasks.map(({ id, start, finish }) => `${id} ${start} ${finish}`)

describe('random projects', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1)

  test('every plan holds before the validator and ends at its lower bound or after it', () => {
    const failures = seeds.flatMap((seed) => {
      const input = randomProject(seed, { tasks: 20, people: 5 })
      const plan = planOf(input, 5_000)
      const violations = validatePlan(input, plan)
      return violations.length > 0 || plan.makespan < plan.lowerBound ? [{ seed, violations }] : []
    })

    expect(failures).toEqual([])
  })

  test('the search only ever shortens what the rule gives', () => {
    for (const seed of seeds.slice(0, 100)) {
      const input = randomProject(seed)
      expect(planOf(input).makespan).toBeLessThanOrEqual(planOf(input, 0).makespan)
    }
  })

  test('small ones end as early as the best of all orders and assignments', () => {
    const longer = seeds.slice(0, 120).flatMap((seed) => {
      const input = randomProject(seed, { tasks: 5, people: 3 })
      const found = planOf(input).makespan
      const best = shortestMakespan(input)
      return found === best ? [] : [{ seed, found, best }]
    })

    expect(longer).toEqual([])
  })

  test('the same input gives the same bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        const [one, other] = [randomProject(seed), randomProject(seed)]
        expect(JSON.stringify(planOf(one, 3_000))).toBe(JSON.stringify(planOf(other, 3_000)))
      }),
      { numRuns: 30, seed: 7 },
    )
  })
})

describe('the calendar', () => {
  const twoDays = (calendar: PlanCalendar, rest: Partial<PlanPerson> = {}) =>
    dates({ tasks: [task('a')], people: [person('ana', rest)], calendar })

  test.each([
    ['over a weekend', { start: '2026-11-27' }, 'a 2026-11-27 2026-11-30'],
    ['over Labour Day and the weekend', { start: '2026-04-30' }, 'a 2026-04-30 2026-05-04'],
    ['over Easter Monday', { start: '2026-04-03' }, 'a 2026-04-03 2026-04-07'],
    ['over the night the clocks go forward', { start: '2026-03-27' }, 'a 2026-03-27 2026-03-30'],
    ['over the night the clocks go back', { start: '2026-10-23' }, 'a 2026-10-23 2026-10-26'],
    ['over the year’s end', { start: '2026-12-31' }, 'a 2026-12-31 2027-01-04'],
    ['over a leap day', { start: '2028-02-28' }, 'a 2028-02-28 2028-02-29'],
    ['into a start on a Saturday', { start: '2026-11-28' }, 'a 2026-11-30 2026-12-01'],
    [
      'with today after the start',
      { start: '2026-11-02', today: '2026-11-23' },
      'a 2026-11-23 2026-11-24',
    ],
  ])('work goes %s', (_, calendar, expected) => {
    expect(twoDays({ region: 'FR', ...calendar })).toEqual([expected])
  })

  test('a day that the project rests is nobody’s', () => {
    const closed = [{ from: '2026-11-23', to: '2026-11-24' }]
    expect(twoDays({ ...MONDAY, closed })).toEqual(['a 2026-11-25 2026-11-26'])
  })

  test('an absence and the person’s own holidays are only theirs', () => {
    const absences = [{ from: '2026-11-24', to: '2026-11-26' }]
    expect(twoDays(MONDAY, { absences })).toEqual(['a 2026-11-23 2026-11-27'])
    expect(twoDays({ start: '2026-07-20', region: 'FR' }, { region: 'BE' })).toEqual([
      'a 2026-07-20 2026-07-22',
    ])
  })

  test('weeks without hours are skipped, part of a week stretches the work', () => {
    expect(twoDays(MONDAY, { weekHours: [0, 0, 35] })).toEqual(['a 2026-12-07 2026-12-08'])
    expect(twoDays(MONDAY, { weekHours: [17.5] })).toEqual(['a 2026-11-23 2026-11-26'])
    expect(
      dates({
        tasks: [task('a')],
        people: [person('ana', { weekHours: [0, 35] })],
        calendar: { ...MONDAY, firstWeek: '2026-11-09' },
      }),
    ).toEqual(['a 2026-11-23 2026-11-24'])
  })
})

describe('who and when', () => {
  test('nothing to do is a plan without an end', () => {
    const plan = planOf({ tasks: [], people: [], calendar: MONDAY })

    expect(plan).toMatchObject({ finish: '2026-11-23', makespan: 0, gap: 0, cost: 0, tasks: [] })
  })

  test('two who can share the work, one who cannot is left out', () => {
    const plan = planOf({
      tasks: [task('a', { level: 3 }), task('b', { level: 3 }), task('c', { after: ['a', 'b'] })],
      people: [
        person('junior', { skills: [{ skill: 'react', level: 2 }] }),
        person('ana'),
        person('bea'),
        person('other', { skills: [{ skill: 'figma', level: 5 }] }),
      ],
      calendar: MONDAY,
    })

    expect(
      plan.tasks
        .slice(0, 2)
        .map((own) => own.person)
        .sort(),
    ).toEqual(['ana', 'bea'])
    expect(plan.tasks[2]).toMatchObject({ start: '2026-11-25', finish: '2026-11-26' })
    expect(plan.gap).toBe(0)
  })

  test('a task that has its person keeps it, whatever their skills', () => {
    const [own] = planOf({
      tasks: [task('a', { person: 'bea', level: 5 })],
      people: [person('ana'), person('bea')],
      calendar: MONDAY,
    }).tasks

    expect(own?.person).toBe('bea')
  })

  test('critical path, slack, loads and cost are those of the dates', () => {
    const plan = planOf({
      tasks: [
        task('long', { person: 'ana', effortDays: 5 }),
        task('short', { person: 'bea', effortDays: 1.5 }),
        task('end', { person: 'ana', effortDays: 1, after: ['long', 'short'] }),
        task('done', { effortDays: 0, after: ['end'] }),
      ],
      people: [person('ana'), person('bea', { dayRate: 600, weekHours: [17.5] })],
      calendar: { ...MONDAY, due: '2026-12-02' },
    })

    expect(plan.criticalPath).toEqual(['long', 'end', 'done'])
    expect(plan.tasks.map(({ id, slackDays, critical }) => [id, slackDays, critical])).toEqual([
      ['long', 0, true],
      ['short', 2, false],
      ['end', 0, true],
      ['done', 0, true],
    ])
    expect(plan.tasks[1]).toMatchObject({
      early: { start: '2026-11-23', finish: '2026-11-25' },
      late: { start: '2026-11-25', finish: '2026-11-27' },
    })
    expect(plan.loads).toEqual([
      {
        person: 'ana',
        weeks: [
          { week: '2026-11-23', hours: 35, free: 35 },
          { week: '2026-11-30', hours: 7, free: 7 },
        ],
      },
      {
        person: 'bea',
        weeks: [
          { week: '2026-11-23', hours: 10.5, free: 17.5 },
          { week: '2026-11-30', hours: 0, free: 3.5 },
        ],
      },
    ])
    expect(plan.cost).toBe(6 * 400 + 1.5 * 600)
    expect(plan.facts).toEqual([
      { code: 'plan-finish', values: { finish: '2026-11-30', workingDays: 6 } },
      { code: 'plan-due-kept', values: { finish: '2026-11-30', due: '2026-12-02', days: 2 } },
      { code: 'plan-optimal', values: { finish: '2026-11-30' } },
      { code: 'plan-critical-path', values: { tasks: ['long', 'end', 'done'] } },
      { code: 'plan-bottleneck', values: { person: 'ana', share: 1 } },
    ])
  })

  test('without a proof of the best the plan says how far from it it can be', () => {
    const tasks = [3, 3, 2, 2, 2].map((effortDays, at) => task(`t${at}`, { effortDays }))
    const people = [person('ana'), person('bea')]
    const plan = planOf({ tasks: tasks.slice(1), people, calendar: MONDAY })

    expect(plan.makespan).toBe(10)
    expect(plan.lowerBound).toBe(9)
    expect(plan.facts).toContainEqual({
      code: 'plan-gap',
      values: { gap: 1 / 9, finish: '2026-11-27', bound: '2026-11-27' },
    })
  })

  test('a pin holds a task back, and what is free goes before it', () => {
    expect(
      dates({
        tasks: [task('a', { pin: '2026-11-26' }), task('b'), task('c', { after: ['a'] })],
        people: [person('ana')],
        calendar: MONDAY,
      }),
    ).toEqual(['a 2026-11-26 2026-11-27', 'b 2026-11-23 2026-11-24', 'c 2026-11-30 2026-12-01'])
  })

  test('a pin years away is kept, one beyond ten years is refused', () => {
    const pinned = (pin: string) =>
      dates({ tasks: [task('a', { pin }), task('b')], people: [person('ana')], calendar: MONDAY })

    expect(pinned('2031-03-03')).toEqual(['a 2031-03-03 2031-03-04', 'b 2026-11-23 2026-11-24'])
    expect(() => pinned('2040-03-05')).toThrow(PlanError)
  })

  test('what is done keeps its dates and what is under way goes on first', () => {
    const plan = planOf({
      tasks: [
        task('done', {
          person: 'gone',
          progress: { started: '2026-11-23', finished: '2026-11-24', remainingDays: 0 },
        }),
        task('new', { person: 'ana', after: ['done'] }),
        task('begun', {
          person: 'ana',
          after: ['done'],
          effortDays: 4,
          progress: { started: '2026-11-24', remainingDays: 1 },
        }),
      ],
      people: [person('ana')],
      calendar: { ...MONDAY, today: '2026-11-26' },
    })

    expect(plan.tasks.map(({ id, person, start, finish }) => [id, person, start, finish])).toEqual([
      ['done', 'gone', '2026-11-23', '2026-11-24'],
      ['new', 'ana', '2026-11-27', '2026-11-30'],
      ['begun', 'ana', '2026-11-24', '2026-11-26'],
    ])
  })

  test('a caller can end the search', () => {
    const { tasks, people, calendar } = randomProject(11, { tasks: 20 })
    let questions = 0
    const shouldStop = () => {
      questions += 1
      return true
    }

    expect(
      validatePlan(
        { tasks, people, calendar },
        schedule(tasks, people, calendar, { steps: 1e9, shouldStop }),
      ),
    ).toEqual([])
    expect(questions).toBeLessThanOrEqual(1)
  })
})

describe('what cannot be planned is refused', () => {
  const refusal = (input: Partial<PlanInput>) => {
    try {
      planOf({ tasks: [task('a')], people: [person('ana')], calendar: MONDAY, ...input })
    } catch (error) {
      if (error instanceof PlanError) return { code: error.code, tasks: error.tasks }
    }
    return undefined
  }

  test.each<[string, Partial<PlanInput>, string, string[]]>([
    [
      'a circle',
      { tasks: [task('a', { after: ['b'] }), task('b', { after: ['a'] }), task('c')] },
      'plan_task_cycle',
      ['a', 'b'],
    ],
    ['a task after itself', { tasks: [task('a', { after: ['a'] })] }, 'plan_task_cycle', ['a']],
    ['an id twice', { tasks: [task('a'), task('a')] }, 'plan_task_twice', ['a']],
    [
      'an unknown task before',
      { tasks: [task('a', { after: ['z'] })] },
      'plan_task_unknown',
      ['a'],
    ],
    ['an unknown person', { tasks: [task('a', { person: 'z' })] }, 'plan_person_unknown', ['a']],
    ['a skill of nobody', { tasks: [task('a', { level: 4 })] }, 'plan_nobody', ['a']],
    ['nobody at all', { people: [] }, 'plan_nobody', ['a']],
    ['people without time', { people: [person('ana', { weekHours: [0] })] }, 'plan_endless', ['a']],
    [
      'a week of days off',
      { calendar: { ...MONDAY, weekend: [1, 2, 3, 4, 5, 6, 7] } },
      'plan_endless',
      ['a'],
    ],
  ])('%s', (_, input, code, tasks) => {
    expect(refusal(input)).toEqual({ code, tasks })
  })
})
