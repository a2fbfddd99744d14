import type { Day } from '../units.ts'
import { dayOfHalfDay, HALF_DAYS, lastDayBefore } from './calendar/half-days.ts'
import { type Freedom, freedom } from './critical-path.ts'
import type { PlanModel } from './model.ts'
import { personLoads } from './person-loads.ts'
import { firstWorking } from './person-time.ts'
import { PLAN_VERSION, type Plan, type PlannedTask } from './plan.ts'
import { planFacts } from './plan-facts-of.ts'
import type { Timetable } from './timetable.ts'

/** The plan of a timetable, with everything that is read off it. */
export function assemblePlan(model: PlanModel, timetable: Timetable, lowerBound: number): Plan {
  const { tasks, people, calendar } = model.input
  const { makespan } = timetable
  const free = freedom(model, timetable)
  const plan: Omit<Plan, 'facts'> = {
    version: PLAN_VERSION,
    origin: calendar.start,
    finish: lastDayBefore(makespan, calendar.start),
    tasks: tasks.map((_, task) => plannedTask(model, timetable, free, task)),
    criticalPath: free.chain.map((task) => tasks[task]?.id ?? ''),
    loads: personLoads(model, timetable),
    makespan,
    lowerBound,
    gap: makespan <= lowerBound ? 0 : (makespan - lowerBound) / lowerBound,
    cost: costOf(model, timetable),
  }
  return { ...plan, facts: planFacts(plan, { tasks, people, calendar }) }
}

function plannedTask(
  { input, time, doneBefore }: PlanModel,
  { sequence, from, to }: Timetable,
  { earlyFrom, earlyTo, lateFrom, lateTo, slack }: Freedom,
  task: number,
): PlannedTask {
  const { start: origin } = input.calendar
  const who = sequence.person[task] ?? -1
  const own = time[who]
  const dates = (first: number, end: number) => {
    const start = dayOfHalfDay(own === undefined ? first : firstWorking(own, first), origin)
    return { start, finish: laterDay(start, lastDayBefore(end, origin)) }
  }
  const isDone = doneBefore[task] !== -1
  const begins = from[task] ?? 0
  const ends = to[task] ?? 0
  const start = dayOfHalfDay(begins, origin)
  const actual = { start, finish: laterDay(start, lastDayBefore(ends, origin)) }
  return {
    id: input.tasks[task]?.id ?? '',
    person: input.people[who]?.id ?? input.tasks[task]?.person ?? null,
    ...actual,
    from: begins,
    to: ends,
    early: isDone ? actual : dates(earlyFrom[task] ?? 0, earlyTo[task] ?? 0),
    late: isDone ? actual : dates(lateFrom[task] ?? 0, lateTo[task] ?? 0),
    slackDays: isDone ? 0 : (slack[task] ?? 0) / HALF_DAYS,
    critical: !isDone && slack[task] === 0,
  }
}

/** ISO days sort as texts. */
function laterDay(one: Day, other: Day): Day {
  return one > other ? one : other
}

/** Rates times person-days, whole tasks; null where somebody at work has no rate. */
function costOf({ input }: PlanModel, { sequence }: Timetable): number | null {
  let cents = 0
  for (const [task, { effortDays, person }] of input.tasks.entries()) {
    if (effortDays === 0) continue
    const own =
      input.people[sequence.person[task] ?? -1] ?? input.people.find(({ id }) => id === person)
    if (own?.dayRate == null) return null
    cents += Math.round(own.dayRate * effortDays * 100)
  }
  return cents / 100
}
