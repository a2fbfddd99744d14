import type { PlanModel } from './model.ts'
import { endOf, firstWorking } from './person-time.ts'

/** Times that a plan is to keep as far as it can, by task. */
export type Wanted = {
  /** Half-day to begin at, if nothing forces it later. */
  from: Int32Array
  /** -1: whoever finishes first, or nobody where there is no work. */
  person: Int32Array
}

/** Times by task; `resumes` is the first half-day of the work still to do. */
export type Times = { resumes: Int32Array; to: Int32Array; person: Int32Array; makespan: number }

/**
 * Times in which every task begins where it is wanted, or as soon after as what comes before it and its person's
 * earlier work allow. What is wanted first comes first, so that a task that is late pushes only what follows it.
 */
export function shiftPlan(model: PlanModel, wanted: Wanted): Times {
  const { effort, release, before, after, eligible, doneBefore, time, order, underWay } = model
  const to = doneBefore.map((end) => Math.max(0, end))
  const resumes = to.slice()
  const person = wanted.person.slice()
  const free = new Int32Array(time.length)
  const waitingFor = before.map((tasks) => tasks.filter((task) => doneBefore[task] === -1).length)
  const begun = new Set(order.slice(0, underWay))
  let makespan = to.reduce((latest, end) => Math.max(latest, end), 0)

  const startOf = (task: number) =>
    (before[task] ?? []).reduce(
      (latest, first) => Math.max(latest, to[first] ?? 0),
      Math.max(release[task] ?? 0, wanted.from[task] ?? 0),
    )
  const place = (task: number) => {
    const start = startOf(task)
    const minutes = effort[task] ?? 0
    const endWith = (who: number) => {
      const own = time[who]
      return own === undefined ? start : endOf(own, Math.max(start, free[who] ?? 0), minutes)
    }
    if ((person[task] ?? -1) < 0) person[task] = firstToFinish(eligible[task] ?? [], endWith)
    const who = person[task] ?? -1
    const own = time[who]
    const begins = Math.max(start, free[who] ?? 0)
    const end = endWith(who)
    resumes[task] = own === undefined ? begins : firstWorking(own, begins)
    to[task] = end
    if (own !== undefined) free[who] = end
    makespan = Math.max(makespan, end)
    for (const next of after[task] ?? []) {
      const left = (waitingFor[next] ?? 0) - 1
      waitingFor[next] = left
      if (left === 0 && !begun.has(next)) ready.push(next)
    }
  }

  const ready: number[] = order.filter((task) => !begun.has(task) && waitingFor[task] === 0)
  for (const task of begun) place(task)
  while (ready.length > 0) {
    const starts = ready.map(startOf)
    const [task = -1] = ready.splice(starts.indexOf(Math.min(...starts)), 1)
    place(task)
  }
  return { resumes, to, person, makespan }
}

function firstToFinish(people: readonly number[], endWith: (who: number) => number): number {
  let best = { who: -1, end: Number.POSITIVE_INFINITY }
  for (const who of people) {
    const end = endWith(who)
    if (end < best.end) best = { who, end }
  }
  return best.who
}
