import type { PlanModel } from './model.ts'
import { endOf } from './person-time.ts'
import type { Sequence } from './sequence.ts'

/** Turns sequences into times, again and again in the same memory. */
export type Decoder = {
  /**
   * Times of a sequence: each task begins as soon as those before it are done and its person has done what comes
   * first. Answers the makespan in half-days; the model's horizon where the work does not fit.
   */
  decode(sequence: Sequence): number
  /** Half-day from which each task could begin (its person may be off then), of the last sequence. */
  from: Int32Array
  to: Int32Array
  /** Half-day from which each person is free. */
  free: Int32Array
  /** Task whose end each task waits for; -1 where its release decides. */
  blocker: Int32Array
}

export function createDecoder(model: PlanModel): Decoder {
  const { effort, release, before, doneBefore, time } = model
  const count = effort.length
  const from = new Int32Array(count)
  const to = new Int32Array(count)
  const blocker = new Int32Array(count)
  const free = new Int32Array(time.length)
  const last = new Int32Array(time.length)
  const doneMakespan = Math.max(0, ...doneBefore)

  function decode({ order, person }: Sequence): number {
    free.fill(0)
    last.fill(-1)
    doneBefore.forEach((end, task) => {
      if (end >= 0) to[task] = end
    })
    let makespan = doneMakespan
    for (const task of order) {
      const who = person[task] ?? -1
      let start = release[task] ?? 0
      let waitsFor = -1
      for (const first of before[task] ?? []) {
        const end = to[first] ?? 0
        if (end <= start) continue
        start = end
        waitsFor = first
      }
      const own = time[who]
      if (own !== undefined && (free[who] ?? 0) > start) {
        start = free[who] ?? 0
        waitsFor = last[who] ?? -1
      }
      const end = own === undefined ? start : endOf(own, start, effort[task] ?? 0)
      if (own !== undefined) {
        free[who] = end
        last[who] = task
      }
      from[task] = start
      to[task] = end
      blocker[task] = waitsFor
      if (end > makespan) makespan = end
    }
    return makespan
  }
  return { decode, from, to, free, blocker }
}
