import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import type { PlanChange } from './plan-change.ts'
import type { PlanInput, PlanPerson, PlanTask } from './plan-input.ts'
import { later, randomProject } from './random-project.test-data.ts'
import { replan } from './replan.ts'
import { schedule } from './schedule.ts'
import { validatePlan } from './validate-plan.ts'

const task = (id: string, person: string, after: string[] = [], effortDays = 2): PlanTask => ({
  id,
  skill: 'react',
  level: 1,
  effortDays,
  after,
  person,
})

const person = (id: string): PlanPerson => ({
  id,
  skills: [{ skill: 'react', level: 3 }],
  dayRate: 400,
  weekHours: [35],
  absences: [],
})

/** Ana designs, then builds; Bea writes, then checks what Ana has built; Cid works apart. */
const input: PlanInput = {
  tasks: [
    task('design', 'ana'),
    task('build', 'ana', ['design'], 4),
    task('write', 'bea', [], 3),
    task('check', 'bea', ['build'], 1),
    task('print', 'cid', [], 8),
  ],
  people: ['ana', 'bea', 'cid'].map(person),
  calendar: { start: '2026-11-23', region: 'FR' },
}

const planOf = ({ tasks, people, calendar }: PlanInput) =>
  schedule(tasks, people, calendar, { steps: 2_000 })

const dates = ({ tasks }: Plan) =>
  Object.fromEntries(tasks.map(({ id, start, finish }) => [id, `${start} ${finish}`]))

const BEFORE = {
  design: '2026-11-23 2026-11-24',
  build: '2026-11-25 2026-11-30',
  write: '2026-11-23 2026-11-25',
  check: '2026-12-01 2026-12-01',
  print: '2026-11-23 2026-12-02',
}

const after = (...changes: PlanChange[]) => replan(input, planOf(input), changes)

describe('only what depends on a change gets other dates', () => {
  test('the plan before', () => {
    expect(dates(planOf(input))).toEqual(BEFORE)
  })

  test('a task moved later pushes what comes after it', () => {
    const { plan, moved } = after({ kind: 'move', task: 'design', start: '2026-11-25' })

    expect(dates(plan)).toEqual({
      ...BEFORE,
      design: '2026-11-25 2026-11-26',
      build: '2026-11-27 2026-12-02',
      check: '2026-12-03 2026-12-03',
    })
    expect(moved).toEqual(['design', 'build', 'check'])
  })

  test('a small delay that nobody notices moves nothing else', () => {
    expect(after({ kind: 'move', task: 'write', start: '2026-11-25' }).moved).toEqual(['write'])
  })

  test('a task placed on its person’s other work pushes that and waits for what it needs', () => {
    const pushed = after({ kind: 'move', task: 'write', start: '2026-11-30' })
    expect(dates(pushed.plan)).toEqual({
      ...BEFORE,
      write: '2026-11-30 2026-12-02',
      check: '2026-12-03 2026-12-03',
    })

    const waits = after({ kind: 'move', task: 'check', start: '2026-11-24' })
    expect(waits.moved).toEqual([])
  })

  test('a task moved back and let go brings back what waited for it', () => {
    const once = after({ kind: 'move', task: 'design', start: '2026-11-25' })
    const back = replan(once.input, once.plan, [{ kind: 'unpin', task: 'design' }])

    expect(dates(back.plan)).toEqual(BEFORE)
    expect(JSON.stringify(back.plan)).toBe(JSON.stringify(planOf(input)))
  })

  test('an absence stretches and shifts only its person’s work and what needs it', () => {
    const absence = { from: '2026-11-24', to: '2026-11-24' }

    expect(dates(after({ kind: 'absence', person: 'ana', absence }).plan)).toEqual({
      ...BEFORE,
      design: '2026-11-23 2026-11-25',
      build: '2026-11-26 2026-12-01',
      check: '2026-12-02 2026-12-02',
    })
  })

  test('work done sooner than planned brings forward what waited for it', () => {
    const progress = { started: '2026-11-23', finished: '2026-11-23', remainingDays: 0 }

    expect(dates(after({ kind: 'progress', task: 'design', progress }).plan)).toEqual({
      ...BEFORE,
      design: '2026-11-23 2026-11-23',
      build: '2026-11-24 2026-11-27',
      check: '2026-11-30 2026-11-30',
    })
  })

  test('work that takes longer than planned goes on from today', () => {
    const { plan } = after(
      { kind: 'today', today: '2026-11-25' },
      { kind: 'progress', task: 'design', progress: { started: '2026-11-23', remainingDays: 1 } },
      { kind: 'progress', task: 'write', progress: { started: '2026-11-23', remainingDays: 1 } },
      { kind: 'progress', task: 'print', progress: { started: '2026-11-23', remainingDays: 6 } },
    )

    expect(dates(plan)).toEqual({
      ...BEFORE,
      design: '2026-11-23 2026-11-25',
      build: '2026-11-26 2026-12-01',
      check: '2026-12-02 2026-12-02',
    })
  })

  test('a task handed over, cut or lengthened changes its followers', () => {
    expect(after({ kind: 'assign', task: 'build', person: 'cid' }).plan.tasks[1]).toMatchObject({
      person: 'cid',
      start: '2026-12-03',
    })
    expect(dates(after({ kind: 'effort', task: 'build', effortDays: 2 }).plan)).toEqual({
      ...BEFORE,
      build: '2026-11-25 2026-11-26',
      check: '2026-11-27 2026-11-27',
    })
    expect(after({ kind: 'hours', person: 'cid', weekHours: [17.5] }).moved).toEqual(['print'])
  })

  test('a task the plan does not have yet is added around the others', () => {
    const more = { ...input, tasks: [...input.tasks, task('extra', 'bea')] }
    const { plan, moved } = replan(more, planOf(input), [])

    expect(dates(plan)).toEqual({ ...BEFORE, extra: '2026-11-26 2026-11-27' })
    expect(moved).toEqual(['extra'])
  })

  test.each<[PlanChange, string]>([
    [{ kind: 'move', task: 'z', start: '2026-11-25' }, 'plan_task_unknown'],
    [{ kind: 'assign', task: 'design', person: 'z' }, 'plan_person_unknown'],
    [{ kind: 'hours', person: 'z', weekHours: [7] }, 'plan_person_unknown'],
    [{ kind: 'hours', person: 'ana', weekHours: [0] }, 'plan_endless'],
  ])('%o is refused', (change, code) => {
    expect(() => after(change)).toThrow(expect.objectContaining({ code }))
  })
})

describe('random projects', () => {
  const anyChange = (project: PlanInput) => {
    const tasks = project.tasks.map(({ id }) => id)
    const people = project.people.map(({ id }) => id)
    const day = fc.integer({ min: 0, max: 50 }).map((days) => later(project.calendar.start, days))
    const started = fc.constant(project.calendar.start)
    return fc.oneof(
      fc.record({ kind: fc.constant('move'), task: fc.constantFrom(...tasks), start: day }),
      fc.record({
        kind: fc.constant('effort'),
        task: fc.constantFrom(...tasks),
        effortDays: fc.integer({ min: 1, max: 16 }).map((halves) => halves / 2),
      }),
      fc.record({
        kind: fc.constant('absence'),
        person: fc.constantFrom(...people),
        absence: day.map((from) => ({ from, to: later(from, 4) })),
      }),
      fc.record({
        kind: fc.constant('progress'),
        task: fc.constantFrom(...tasks),
        progress: fc.oneof(
          fc.record({ started, remainingDays: fc.constantFrom(0, 0.5, 3) }),
          day.chain((finished) =>
            fc.record({ started, finished: fc.constant(finished), remainingDays: fc.constant(0) }),
          ),
        ),
      }),
      fc.record({ kind: fc.constant('today'), today: day }),
    )
  }
  const projectAndChange = fc
    .integer({ min: 1, max: 1_000_000 })
    .map((seed) => randomProject(seed, { tasks: 16, people: 4 }))
    .filter(({ tasks }) => tasks.length > 0)
    .chain((project) => fc.tuple(fc.constant(project), anyChange(project)))

  test('a new plan without a change is the plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        const project = randomProject(seed)
        const plan = planOf(project)
        expect(replan(project, plan, [])).toMatchObject({ moved: [], plan: { tasks: plan.tasks } })
      }),
      { numRuns: 100, seed: 3 },
    )
  })

  test('a changed plan holds before the validator, and each task that moves has a reason', () => {
    fc.assert(
      fc.property(projectAndChange, ([project, change]) => {
        const before = planOf(project)
        const { input: changed, plan, moved } = replan(project, before, [change])

        expect(validatePlan(changed, plan)).toEqual([])
        expect(moved.filter((id) => !hasReason(id, { before, plan, changed, change }))).toEqual([])
      }),
      { numRuns: 300, seed: 5 },
    )
  })
})

type Case = { before: Plan; plan: Plan; changed: PlanInput; change: PlanChange }

/** Whether a task is changed itself, could not stay where it was, or comes after one that has moved. */
function hasReason(id: string, { before, plan, changed, change }: Case): boolean {
  const find = ({ tasks }: Plan, wanted: string) => tasks.find((own) => own.id === wanted)
  const [old, now] = [find(before, id), find(plan, id)]
  const own = changed.tasks.find((candidate) => candidate.id === id)
  if (!old || !now || !own) return false
  if ('task' in change && change.task === id) return true
  if (change.kind === 'absence' && change.person === now.person) return true
  if (change.kind === 'today' && old.start < change.today) return true

  const hasMoved = (other: string) => {
    const [one, two] = [find(before, other), find(plan, other)]
    return one?.from !== two?.from || one?.to !== two?.to
  }
  if (now.from < old.from) {
    const waited = before.tasks.filter(({ person, to }) => person === old.person && to <= old.from)
    return [...own.after, ...waited.map((other) => other.id)].some(hasMoved)
  }
  return plan.tasks.some((other) => {
    const comesFirst = own.after.includes(other.id)
    const isInTheWay = other.person === now.person && other.from < now.from
    return (comesFirst || isInTheWay) && other.to > old.from && hasMoved(other.id)
  })
}
