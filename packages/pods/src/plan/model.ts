import { HOURS_PER_DAY } from '../units.ts'
import { minutesByHalfDay } from './calendar/capacity.ts'
import { HALF_DAYS, halfDayOf } from './calendar/half-days.ts'
import { type PersonTime, personTime } from './person-time.ts'
import { PlanError } from './plan-error.ts'
import type { PlanInput, PlanPerson, PlanTask } from './plan-input.ts'
import { topologicalOrder } from './topological-order.ts'

/** The input in numbers: tasks and people by index, time in half-days, work in minutes. */
export type PlanModel = {
  input: PlanInput
  /** Half-days that are looked at. */
  horizon: number
  /** Work still to do. */
  effort: Int32Array
  /** First half-day of each task's work, by the calendar and, until it has begun, its pin. */
  release: Int32Array
  /** Tasks that must be finished first; none for a task that has begun, whose start is a fact. */
  before: readonly (readonly number[])[]
  after: readonly (readonly number[])[]
  /** People who can do each task; empty where there is no work to do. */
  eligible: readonly (readonly number[])[]
  /** End of each finished task; -1 for those with work to do. */
  doneBefore: Int32Array
  /** Unfinished tasks so that each comes after those before it; the ones under way first. */
  order: readonly number[]
  /** Number of tasks under way: the first of `order` that keep their place. */
  underWay: number
  time: readonly PersonTime[]
}

const MAX_YEARS = 10
/** Half-days after which planning gives up. */
export const MAX_HORIZON = MAX_YEARS * 366 * HALF_DAYS

/**
 * Throws `plan_task_twice`, `plan_task_unknown`, `plan_person_unknown`, `plan_task_cycle` or `plan_nobody` where the
 * input contradicts itself or a task has nobody who can do it.
 */
export function planModel(input: PlanInput, horizon: number): PlanModel {
  const { tasks, people, calendar } = input
  const indexes = indexById(tasks)
  const after: number[][] = tasks.map(() => [])
  const before = tasks.map((task, index) => {
    const indexesBefore = task.after.map((id) => {
      const first = indexes.get(id)
      if (first === undefined) throw new PlanError('plan_task_unknown', [task.id])
      return first
    })
    const kept = task.progress === undefined ? [...new Set(indexesBefore)] : []
    for (const first of kept) after[first]?.push(index)
    return kept
  })
  const sorted = topologicalOrder(before, after)
  if (sorted.length < tasks.length) throw new PlanError('plan_task_cycle', cycleIds(tasks, sorted))

  const { start, today = start } = calendar
  const earliest = Math.max(0, halfDayOf(today, start))
  const isDone = tasks.map(({ progress }) => progress?.finished !== undefined)
  const isUnderWay = tasks.map(({ progress }, index) => !!progress && !isDone[index])
  const open = sorted.filter((index) => !isDone[index])
  return {
    input,
    horizon,
    effort: Int32Array.from(tasks, minutesLeft),
    release: Int32Array.from(tasks, ({ pin, progress }) =>
      pin === undefined || progress !== undefined
        ? earliest
        : Math.max(earliest, halfDayOf(pin, start)),
    ),
    before,
    after,
    eligible: eligiblePeople(tasks, people),
    doneBefore: Int32Array.from(tasks, ({ progress }) =>
      progress?.finished === undefined ? -1 : halfDayOf(progress.finished, start) + HALF_DAYS,
    ),
    order: [
      ...open.filter((index) => isUnderWay[index]),
      ...open.filter((index) => !isUnderWay[index]),
    ],
    underWay: isUnderWay.filter(Boolean).length,
    time: minutesByHalfDay(people, calendar, horizon).map(personTime),
  }
}

/** Minutes of work that a task still needs. */
function minutesLeft({ effortDays, progress }: PlanTask): number {
  const days = progress === undefined ? effortDays : progress.remainingDays
  return progress?.finished === undefined ? Math.round(days * HOURS_PER_DAY * 60) : 0
}

/** Whether a person has a task's skill at its level. */
function canDo({ skills }: PlanPerson, { skill, level }: PlanTask): boolean {
  return skills.some((own) => own.skill === skill && own.level >= level)
}

function indexById(tasks: readonly PlanTask[]): Map<string, number> {
  const indexes = new Map<string, number>()
  tasks.forEach(({ id }, index) => {
    if (indexes.has(id)) throw new PlanError('plan_task_twice', [id])
    indexes.set(id, index)
  })
  return indexes
}

function eligiblePeople(
  tasks: readonly PlanTask[],
  people: readonly PlanPerson[],
): (readonly number[])[] {
  const personIndex = new Map(people.map(({ id }, index) => [id, index]))
  return tasks.map((task) => {
    if (task.progress?.finished !== undefined) return []
    const own = personIndex.get(task.person ?? '')
    if (task.person !== undefined && own === undefined)
      throw new PlanError('plan_person_unknown', [task.id])
    if (minutesLeft(task) === 0) return []
    if (own !== undefined) return [own]
    const able = people.flatMap((person, index) => (canDo(person, task) ? [index] : []))
    if (able.length === 0) throw new PlanError('plan_nobody', [task.id])
    return able
  })
}

function cycleIds(tasks: readonly PlanTask[], sorted: readonly number[]): string[] {
  const reached = new Set(sorted)
  return tasks.filter((_, index) => !reached.has(index)).map(({ id }) => id)
}
