import { halfDayOf } from './calendar/half-days.ts'
import { createDecoder } from './decoder.ts'
import type { PlanModel } from './model.ts'
import { firstWorking } from './person-time.ts'
import type { Sequence } from './sequence.ts'

/** A sequence with its times in half-days. */
export type Timetable = {
  sequence: Sequence
  /** First half-day of work on each task; for those that have begun, the half-day they began. */
  from: Int32Array
  /** First half-day of the work still to do. */
  resumes: Int32Array
  to: Int32Array
  /** Task each one waits for; -1 where none. */
  blocker: Int32Array
  makespan: number
}

export function timetable(model: PlanModel, sequence: Sequence): Timetable {
  const { time, effort, input } = model
  const decoder = createDecoder(model)
  const makespan = decoder.decode(sequence)
  const resumes = decoder.from.map((start, task) => {
    const own = time[sequence.person[task] ?? -1]
    return own !== undefined && (effort[task] ?? 0) > 0 ? firstWorking(own, start) : start
  })
  const from = resumes.map((start, task) => {
    const started = input.tasks[task]?.progress?.started
    return started === undefined ? start : halfDayOf(started, input.calendar.start)
  })
  return { sequence, from, resumes, to: decoder.to, blocker: decoder.blocker, makespan }
}
