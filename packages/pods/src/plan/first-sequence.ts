import type { PlanModel } from './model.ts'
import { endOf } from './person-time.ts'
import type { Sequence } from './sequence.ts'

/**
 * Sequence by rule (serial schedule generation): of the tasks that may begin, the one with the longest work behind it
 * first, scarce skills before common ones; its person is who finishes it first, and of two the less sought after.
 */
export function firstSequence(model: PlanModel): Sequence {
  const { effort, release, before, after, eligible, doneBefore, time, order, underWay } = model
  const priority = priorities(model)
  const demand = demandByPerson(model)
  const free = new Int32Array(time.length)
  const to = doneBefore.slice()
  const person = new Int32Array(effort.length).fill(-1)
  const sequence: number[] = []
  const waitingFor = before.map((tasks) => tasks.filter((task) => doneBefore[task] === -1).length)

  const place = (task: number) => {
    const ready = before[task]?.reduce((latest, first) => Math.max(latest, to[first] ?? 0), 0) ?? 0
    const start = Math.max(release[task] ?? 0, ready)
    let best = { who: -1, end: start, demand: 0 }
    for (const who of eligible[task] ?? []) {
      const own = time[who]
      if (own === undefined) continue
      const end = endOf(own, Math.max(start, free[who] ?? 0), effort[task] ?? 0)
      const sought = demand[who] ?? 0
      if (best.who < 0 || end < best.end || (end === best.end && sought < best.demand))
        best = { who, end, demand: sought }
    }
    person[task] = best.who
    to[task] = best.end
    if (best.who >= 0) free[best.who] = best.end
    sequence.push(task)
  }

  for (const task of order.slice(0, underWay)) place(task)
  const begun = new Set(sequence)
  for (const task of begun)
    for (const next of after[task] ?? []) waitingFor[next] = (waitingFor[next] ?? 0) - 1
  const ready = order.filter((task) => !begun.has(task) && waitingFor[task] === 0)
  while (ready.length > 0) {
    const chosen = indexOfMost(ready, (task) => priority[task] ?? 0)
    const [task = -1] = ready.splice(chosen, 1)
    place(task)
    for (const next of after[task] ?? []) {
      const left = (waitingFor[next] ?? 0) - 1
      waitingFor[next] = left
      if (left === 0) ready.push(next)
    }
  }
  return { order: Int32Array.from(sequence), person }
}

/** Minutes of the longest chain from each task to the end, and a little for each task only few can do. */
function priorities({ effort, after, eligible, order }: PlanModel): Float64Array {
  const tail = new Float64Array(effort.length)
  for (const task of [...order].reverse()) {
    const behind = (after[task] ?? []).reduce((most, next) => Math.max(most, tail[next] ?? 0), 0)
    tail[task] = behind + (effort[task] ?? 0)
  }
  const mean = effort.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, order.length)
  return tail.map((minutes, task) => minutes + mean / Math.max(1, eligible[task]?.length ?? 1))
}

/** Work that may fall to each person, shared among all who can do it. */
function demandByPerson({ effort, eligible, time }: PlanModel): Float64Array {
  const demand = new Float64Array(time.length)
  eligible.forEach((people, task) => {
    for (const who of people) demand[who] = (demand[who] ?? 0) + (effort[task] ?? 0) / people.length
  })
  return demand
}

function indexOfMost(values: readonly number[], weigh: (value: number) => number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  values.forEach((value, index) => {
    const weight = weigh(value)
    if (weight <= most) return
    most = weight
    best = index
  })
  return best
}
