import type { PlanModel } from './model.ts'
import { endOf, firstWorking } from './person-time.ts'
import type { Times } from './shift-plan.ts'

/**
 * Moves tasks, first to last, into the first gap of their person's time after what comes before them and from their
 * floor on, which may depend on the ends so far. Each only ever gets earlier, so nothing else has to move.
 */
export function pullForward(
  model: PlanModel,
  times: Times,
  floorOf: (task: number, to: Int32Array) => number,
): Times {
  const { effort, release, before, order, underWay, time } = model
  const resumes = times.resumes.slice()
  const to = times.to.slice()
  const movable = order
    .slice(underWay)
    .sort((a, b) => (resumes[a] ?? 0) - (resumes[b] ?? 0) || order.indexOf(a) - order.indexOf(b))
  for (const task of movable) {
    const ready = (before[task] ?? []).reduce(
      (latest, first) => Math.max(latest, to[first] ?? 0),
      Math.max(release[task] ?? 0, floorOf(task, to)),
    )
    const own = time[times.person[task] ?? -1]
    const minutes = effort[task] ?? 0
    if (own === undefined) {
      resumes[task] = ready
      to[task] = ready
      continue
    }
    const busy = order
      .filter((other) => other !== task && times.person[other] === times.person[task])
      .map((other) => ({ from: resumes[other] ?? 0, to: to[other] ?? 0 }))
    const from = [ready, ...busy.map((work) => work.to)]
      .filter((start) => start >= ready)
      .sort((a, b) => a - b)
      .map((start) => firstWorking(own, start))
      .find((start) => {
        const end = endOf(own, start, minutes)
        return busy.every((work) => work.to <= start || end <= work.from)
      })
    if (from === undefined || from >= (resumes[task] ?? 0)) continue
    resumes[task] = from
    to[task] = endOf(own, from, minutes)
  }
  const makespan = to.reduce((latest, end) => Math.max(latest, end), 0)
  return { ...times, resumes, to, makespan }
}
