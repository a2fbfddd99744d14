import { assemblePlan } from './assemble-plan.ts'
import { fittingModel } from './fitting-model.ts'
import { lowerBound } from './lower-bound.ts'
import type { PlanModel } from './model.ts'
import { workingHalfDays } from './person-time.ts'
import type { Plan, PlannedTask } from './plan.ts'
import { applyChange, type PlanChange } from './plan-change.ts'
import type { PlanInput } from './plan-input.ts'
import { pullForward } from './pull-forward.ts'
import { shiftPlan, type Wanted } from './shift-plan.ts'
import { timetableOf } from './timetable.ts'

/** A plan after changes. */
export type Replanned = {
  input: PlanInput
  plan: Plan
  /** Ids of the tasks whose dates or person are others than before. */
  moved: readonly string[]
}

/**
 * Plan after changes, as close to the one before as they allow. A task gets later where a task before it or its
 * person's earlier work forces it; it gets earlier, into a gap, where a task before it ends earlier than planned or
 * leaves its person free earlier. Everything else keeps its dates, and everybody their tasks. Tasks that the plan does
 * not have yet are put around the others. Throws a `PlanError` where the changed input cannot be planned.
 */
export function replan(input: PlanInput, plan: Plan, changes: readonly PlanChange[]): Replanned {
  const planned = new Map(plan.tasks.map((task) => [task.id, task]))
  const changed = withBegunPeople(changes.reduce(applyChange, input), planned)
  const { model, built } = fittingModel(changed, (fitted) => {
    const wanted = wantedTimes(fitted, plan, changes)
    return pullForward(fitted, shiftPlan(fitted, wanted), floors(fitted, { plan, changes, wanted }))
  })
  const bound = lowerBound(model, built.makespan)
  const newPlan = assemblePlan(model, timetableOf(model, built), bound)
  return { input: changed, plan: newPlan, moved: movedTasks(newPlan, planned) }
}

/** Input in which whoever has begun a task keeps it. */
function withBegunPeople(input: PlanInput, planned: ReadonlyMap<string, PlannedTask>): PlanInput {
  const tasks = input.tasks.map((task) => {
    const person = task.person ?? planned.get(task.id)?.person
    return task.progress === undefined || person == null ? task : { ...task, person }
  })
  return { ...input, tasks }
}

/**
 * Wanted start of each task: where it stood; a new one behind everything; one that a human has placed, on its day.
 */
function wantedTimes(
  { input, release, effort }: PlanModel,
  { tasks, makespan }: Plan,
  changes: readonly PlanChange[],
): Wanted {
  const planned = new Map(tasks.map((task) => [task.id, task]))
  const moved = new Set(changes.flatMap((change) => (change.kind === 'move' ? [change.task] : [])))
  const index = new Map(input.people.map(({ id }, who) => [id, who]))
  return {
    from: Int32Array.from(input.tasks, ({ id, progress }, task) =>
      moved.has(id) || progress !== undefined
        ? (release[task] ?? 0)
        : (planned.get(id)?.from ?? makespan),
    ),
    person: Int32Array.from(input.tasks, ({ id, person }, task) => {
      const known = index.get(person ?? planned.get(id)?.person ?? '')
      return known === undefined || effort[task] === 0 ? -1 : known
    }),
  }
}

/** Earliest start of each task: where it stood, or anywhere if it is new, let go, or no longer waits for as long. */
function floors(
  model: PlanModel,
  { plan, changes, wanted }: { plan: Plan; changes: readonly PlanChange[]; wanted: Wanted },
): (task: number, to: Int32Array) => number {
  const planned = new Map(plan.tasks.map((task) => [task.id, task]))
  const old = model.input.tasks.map(({ id }) => planned.get(id))
  const unpinned = new Set(
    changes.flatMap((change) => (change.kind === 'unpin' ? [change.task] : [])),
  )
  const waitedFor = tasksWaitedFor(model, old)
  return (task, to) => {
    const own = old[task]
    const isFree = own === undefined || unpinned.has(own.id)
    const causes = [...(model.before[task] ?? []), ...(waitedFor[task] ?? [])]
    const waitsLess = causes.some((cause) => (to[cause] ?? 0) < (old[cause]?.to ?? 0))
    return isFree || waitsLess ? 0 : (wanted.from[task] ?? 0)
  }
}

/** Tasks that the person of each task was to finish right before it, with no working time in between. */
function tasksWaitedFor(
  { input, time }: PlanModel,
  old: readonly (PlannedTask | undefined)[],
): number[][] {
  const index = new Map(input.people.map(({ id }, who) => [id, who]))
  return old.map((own) => {
    const person = time[index.get(own?.person ?? '') ?? -1]
    if (own === undefined || person === undefined) return []
    return old.flatMap((first, task) => {
      const precedes = first !== own && first?.person === own.person && first.to <= own.from
      return precedes && workingHalfDays(person, first.to, own.from) === 0 ? [task] : []
    })
  })
}

function movedTasks(plan: Plan, before: ReadonlyMap<string, PlannedTask>): string[] {
  return plan.tasks.flatMap((task) => {
    const own = before.get(task.id)
    const isSame = own?.from === task.from && own.to === task.to && own.person === task.person
    return isSame ? [] : [task.id]
  })
}
