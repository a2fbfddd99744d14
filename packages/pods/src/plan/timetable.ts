import { halfDayOf } from './calendar/half-days.ts'
import { createDecoder } from './decoder.ts'
import type { PlanModel } from './model.ts'
import { firstWorking } from './person-time.ts'
import type { Sequence } from './sequence.ts'

/** Times of all tasks in half-days, with who does what in which order. */
export type Timetable = {
  sequence: Sequence
  /** First half-day of work on each task; for those that have begun, the half-day they began. */
  from: Int32Array
  /** First half-day of the work still to do. */
  resumes: Int32Array
  to: Int32Array
  makespan: number
}

/** Times of a sequence when everybody begins each task as soon as they can. */
export function timetable(model: PlanModel, sequence: Sequence): Timetable {
  const { time } = model
  const decoder = createDecoder(model)
  const makespan = decoder.decode(sequence)
  const resumes = decoder.from.map((start, task) => {
    const own = time[sequence.person[task] ?? -1]
    return own === undefined ? start : firstWorking(own, start)
  })
  return { sequence, from: begins(model, resumes), resumes, to: decoder.to, makespan }
}

/** Timetable of known times, each after those of what comes before it. */
export function timetableOf(
  model: PlanModel,
  {
    resumes,
    to,
    person,
    makespan,
  }: { resumes: Int32Array; to: Int32Array; person: Int32Array; makespan: number },
): Timetable {
  // Sorting is stable: tasks of the same time keep the order of precedence.
  const order = [...model.order].sort((a, b) => (resumes[a] ?? 0) - (resumes[b] ?? 0))
  const sequence = { order: Int32Array.from(order), person }
  return { sequence, from: begins(model, resumes), resumes, to, makespan }
}

function begins({ input }: PlanModel, resumes: Int32Array): Int32Array {
  return resumes.map((start, task) => {
    const started = input.tasks[task]?.progress?.started
    return started === undefined ? start : halfDayOf(started, input.calendar.start)
  })
}
