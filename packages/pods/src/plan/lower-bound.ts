import type { PlanModel } from './model.ts'
import { endOf, latestStart, type PersonTime } from './person-time.ts'

/** Sets of people looked at, at most. */
const MAX_SETS = 120

/** Work that only a set of people can do, with the time they have, in minutes and in half-days. */
type Bottleneck = {
  /** Latest possible start first. */
  tasks: readonly number[]
  measures: readonly { demand: Float64Array; before: Float64Array }[]
}

/**
 * Half-day before which no plan can end. Two bounds: the longest chain of tasks, each done by who does it fastest; and
 * for sets of people, the first end for which the work that only they can do fits into their time in every window
 * between a task's earliest start and latest end (destructive improvement with energetic reasoning). `upper` is the end
 * of a known plan.
 */
export function lowerBound(model: PlanModel, upper: number): number {
  const { earliestStart, bound } = heads(model)
  const bottlenecks = bottlenecksOf(model, earliestStart)
  let low = Math.min(bound, upper)
  let high = upper
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isRefuted(model, { earliestStart, bottlenecks }, middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** Earliest starts by precedence, and the earliest end of all. */
function heads({ effort, release, before, eligible, doneBefore, order, time }: PlanModel) {
  const earliestStart = new Int32Array(effort.length)
  const end = doneBefore.slice()
  for (const task of order) {
    const start = (before[task] ?? []).reduce(
      (latest, first) => Math.max(latest, end[first] ?? 0),
      release[task] ?? 0,
    )
    earliestStart[task] = start
    end[task] = fastest(eligible[task] ?? [], time, start, effort[task] ?? 0)
  }
  return { earliestStart, bound: end.reduce((latest, own) => Math.max(latest, own), 0) }
}

function fastest(
  people: readonly number[],
  time: readonly PersonTime[],
  start: number,
  effort: number,
): number {
  return people.reduce(
    (least, who) => {
      const own = time[who]
      return own === undefined ? least : Math.min(least, endOf(own, start, effort))
    },
    people.length === 0 ? start : Number.POSITIVE_INFINITY,
  )
}

/** Whether no plan can end before half-day `end`. */
function isRefuted(
  model: PlanModel,
  { earliestStart, bottlenecks }: { earliestStart: Int32Array; bottlenecks: readonly Bottleneck[] },
  end: number,
): boolean {
  const latestEnd = tails(model, end)
  if (latestEnd === undefined) return true
  return bottlenecks.some((bottleneck) => isOverfull(bottleneck, earliestStart, latestEnd))
}

/** Latest ends by precedence of a plan that ends at `end`; undefined where a task would have to begin too early. */
function tails(model: PlanModel, end: number): Int32Array | undefined {
  const { effort, release, after, eligible, order, time } = model
  const latestEnd = new Int32Array(effort.length).fill(end)
  const latestBegin = new Int32Array(effort.length)
  for (const task of [...order].reverse()) {
    const own = (after[task] ?? []).reduce(
      (least, next) => Math.min(least, latestBegin[next] ?? end),
      end,
    )
    const people = eligible[task] ?? []
    const begin = people.reduce(
      (latest, who) => {
        const personTime = time[who]
        if (personTime === undefined) return latest
        return Math.max(latest, latestStart(personTime, own, effort[task] ?? 0))
      },
      people.length === 0 ? own : -1,
    )
    if (begin < (release[task] ?? 0)) return undefined
    latestEnd[task] = own
    latestBegin[task] = begin
  }
  return latestEnd
}

function isOverfull(
  { tasks, measures }: Bottleneck,
  earliestStart: Int32Array,
  latestEnd: Int32Array,
): boolean {
  const ends = [...new Set(tasks.map((task) => latestEnd[task] ?? 0))]
  return measures.some(({ demand, before }) =>
    ends.some((end) => {
      let work = 0
      return tasks.some((task) => {
        if ((latestEnd[task] ?? 0) > end) return false
        work += demand[task] ?? 0
        const start = earliestStart[task] ?? 0
        return work > (before[end] ?? 0) - (before[Math.min(start, end)] ?? 0)
      })
    }),
  )
}

/** Tasks that nobody else can do, for each set of people that some task is left to, and for unions of two. */
function bottlenecksOf(model: PlanModel, earliestStart: Int32Array): Bottleneck[] {
  const { eligible, order } = model
  const byStart = [...order].sort((a, b) => (earliestStart[b] ?? 0) - (earliestStart[a] ?? 0))
  const sets = new Map<string, readonly number[]>()
  const add = (people: readonly number[]) => sets.set(people.join(), people)
  for (const task of order) if (eligible[task]?.length) add(eligible[task])
  const own = [...sets.values()]
  add([...new Set(own.flat())].sort((a, b) => a - b))
  for (const one of own)
    for (const other of own)
      if (sets.size < MAX_SETS) add([...new Set([...one, ...other])].sort((a, b) => a - b))

  return [...sets.values()].map((people) => {
    const members = new Set(people)
    const tasks = byStart.filter(
      (task) => eligible[task]?.length && eligible[task].every((who) => members.has(who)),
    )
    return { tasks, measures: [inMinutes(model, people), inHalfDays(model, people)] }
  })
}

function inMinutes({ effort, time, horizon }: PlanModel, people: readonly number[]) {
  const before = new Float64Array(horizon + 1)
  for (const who of people)
    time[who]?.before.forEach((minutes, at) => {
      before[at] = (before[at] ?? 0) + minutes
    })
  return { demand: Float64Array.from(effort), before }
}

/** Half-days are not shared by tasks, so each takes at least its minutes ÷ the most minutes of a half-day of theirs. */
function inHalfDays({ effort, time, horizon }: PlanModel, people: readonly number[]) {
  const most = Math.max(...people.map((who) => time[who]?.most ?? 0))
  const before = new Float64Array(horizon + 1)
  for (const who of people) {
    let worked = 0
    time[who]?.before.forEach((minutes, at, all) => {
      if (at > 0 && minutes > (all[at - 1] ?? 0)) worked += 1
      before[at] = (before[at] ?? 0) + worked
    })
  }
  return { demand: Float64Array.from(effort, (minutes) => Math.ceil(minutes / most)), before }
}
