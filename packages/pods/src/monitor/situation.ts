import { afterWorkingDays, workingDaysBetween } from '../plan/calendar/working-days.ts'
import type { Plan, PlannedTask } from '../plan/plan.ts'
import type { PlanInput, PlanTask } from '../plan/plan-input.ts'
import type { Day } from '../units.ts'
import type { Progress } from './progress.ts'

/** Everything a cause is looked for in, and figures that several of them share. */
export type Situation = {
  /** With the progress of each task; its calendar's `today` is today, or the start of a plan that has not begun. */
  input: PlanInput
  plan: Plan
  progress: Progress
  today: Day
  planned: ReadonlyMap<string, PlannedTask>
  /** Person-days. */
  doneDays: number
  remainingDays: number
  /** Share of 1 of the work. */
  doneShare: number
  /** Person-days done a working day; null: too little is done to say. */
  throughput: number | null
}

/** Working days after which the work done says something about the pace. */
const MIN_WORKING_DAYS = 5

export function situationOf(
  { tasks, people, calendar }: PlanInput,
  plan: Plan,
  progress: Progress,
  today: Day,
): Situation {
  const doneDays = sum(tasks.map(doneOf))
  const remainingDays = sum(tasks.map(remainingOf))
  const begun = tasks.flatMap((task) => task.progress?.started ?? []).sort()
  const elapsed = begun[0] === undefined ? 0 : workingDaysBetween(calendar, begun[0], today)
  const firstFree = today > calendar.start ? today : calendar.start
  return {
    input: { tasks, people, calendar: { ...calendar, today: firstFree } },
    plan,
    progress,
    today,
    planned: new Map(plan.tasks.map((task) => [task.id, task])),
    doneDays,
    remainingDays,
    doneShare: doneDays + remainingDays === 0 ? 1 : doneDays / (doneDays + remainingDays),
    throughput: doneDays === 0 || elapsed < MIN_WORKING_DAYS ? null : doneDays / elapsed,
  }
}

/** Day on which so much work is done at the pace so far; null where there is no pace yet. */
export function paceFinish(
  { input, today, throughput }: Situation,
  remainingDays: number,
): Day | null {
  if (throughput === null) return null
  return afterWorkingDays(input.calendar, today, Math.ceil(remainingDays / throughput))
}

/** Person-days done of a task: a finished one counts in full. */
export function doneOf(task: PlanTask): number {
  if (task.progress === undefined) return 0
  return Math.max(0, task.effortDays - remainingOf(task))
}

/** Person-days still to do of a task. */
export function remainingOf({ effortDays, progress }: PlanTask): number {
  if (progress?.finished !== undefined) return 0
  return progress === undefined ? effortDays : progress.remainingDays
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
