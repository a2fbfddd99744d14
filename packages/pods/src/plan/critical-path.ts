import type { PlanModel } from './model.ts'
import { endOf, latestStart, workingHalfDays } from './person-time.ts'
import type { Timetable } from './timetable.ts'

/** Critical path method over a timetable, in half-days by task. */
export type Freedom = {
  /** Earliest dates by precedence alone, each task with its person. */
  earlyFrom: Int32Array
  earlyTo: Int32Array
  lateFrom: Int32Array
  lateTo: Int32Array
  /** Working half-days by which a task can slip with the end and everybody's order of work kept. */
  slack: Int32Array
  /** Tasks of one chain without slack up to the end, first to last. */
  chain: readonly number[]
}

export function freedom(model: PlanModel, timetable: Timetable): Freedom {
  const early = earlyTimes(model, timetable)
  const late = lateTimes(model, timetable, model.after)
  const next = withOrderOfWork(model, timetable.sequence)
  const slack = slackOf(model, timetable, next)
  return {
    earlyFrom: early.from,
    earlyTo: early.to,
    lateFrom: late.from,
    lateTo: late.to,
    slack,
    chain: criticalChain(timetable, slack, next),
  }
}

function earlyTimes(model: PlanModel, { sequence, from: actual, to: done }: Timetable) {
  const { effort, release, before, time } = model
  const from = actual.slice()
  const to = done.slice()
  for (const task of sequence.order) {
    const own = time[sequence.person[task] ?? -1]
    const start = (before[task] ?? []).reduce(
      (latest, first) => Math.max(latest, to[first] ?? 0),
      release[task] ?? 0,
    )
    from[task] = start
    to[task] = own === undefined ? start : endOf(own, start, effort[task] ?? 0)
  }
  return { from, to }
}

/** Latest times that keep the makespan, where each task must be done before those in `next` begin. */
function lateTimes(
  { effort, time }: PlanModel,
  { sequence, from: actual, to: done, makespan }: Timetable,
  next: readonly (readonly number[])[],
) {
  const from = actual.slice()
  const to = done.slice()
  for (const task of sequence.order.toReversed()) {
    const own = time[sequence.person[task] ?? -1]
    const end = (next[task] ?? []).reduce(
      (least, follower) => Math.min(least, from[follower] ?? makespan),
      makespan,
    )
    from[task] = own === undefined ? end : latestStart(own, end, effort[task] ?? 0)
    to[task] = own === undefined ? end : endOf(own, from[task] ?? 0, effort[task] ?? 0)
  }
  return { from, to }
}

function slackOf(
  model: PlanModel,
  timetable: Timetable,
  next: readonly (readonly number[])[],
): Int32Array {
  const { sequence, resumes } = timetable
  const { from } = lateTimes(model, timetable, next)
  const slack = new Int32Array(from.length)
  for (const task of sequence.order) {
    const own = model.time[sequence.person[task] ?? -1]
    const first = resumes[task] ?? 0
    const last = from[task] ?? 0
    slack[task] = own === undefined ? last - first : workingHalfDays(own, first, last)
  }
  return slack
}

/** Successors of each task, the next task of its person among them. */
function withOrderOfWork(
  { after, time }: PlanModel,
  { order, person }: Timetable['sequence'],
): number[][] {
  const next = after.map((tasks) => [...tasks])
  const last = new Int32Array(time.length).fill(-1)
  for (const task of order) {
    const who = person[task] ?? -1
    if (who < 0) continue
    next[last[who] ?? -1]?.push(task)
    last[who] = task
  }
  return next
}

/**
 * Chain from the last task without slack back along the latest that each one comes after, as far as there is no
 * slack.
 */
function criticalChain(
  { sequence, to }: Timetable,
  slack: Int32Array,
  next: readonly (readonly number[])[],
): number[] {
  const before: number[][] = next.map(() => [])
  for (const first of sequence.order)
    for (const task of next[first] ?? []) before[task]?.push(first)
  const latest = (tasks: readonly number[]) =>
    tasks
      .filter((task) => slack[task] === 0)
      .reduce((best, task) => (best < 0 || (to[task] ?? 0) >= (to[best] ?? 0) ? task : best), -1)

  const chain: number[] = []
  for (let task = latest([...sequence.order]); task >= 0; task = latest(before[task] ?? []))
    chain.unshift(task)
  return chain
}
