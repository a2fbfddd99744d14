import type { Plan } from '../plan/plan.ts'
import { PlanError } from '../plan/plan-error.ts'
import type { PlanInput } from '../plan/plan-input.ts'
import { type Replanned, replan } from '../plan/replan.ts'
import type { ActionFact } from './monitor-facts.ts'
import { paceFinish, remainingOf, type Situation, sum } from './situation.ts'

/** Plan again from today; asks `person` where nothing can be planned any more. */
export function replanAction({ input, plan }: Situation, person: string, task = ''): ActionFact {
  const again = tryReplan(input, plan)
  if (again === null) return { code: 'action-ask', values: { person, task } }
  const values = { moved: again.moved.length, finish: again.plan.finish }
  return { code: 'action-replan', values }
}

/** The plan from today on; null where somebody has no time left for their work. */
export function tryReplan(
  input: PlanInput,
  plan: Plan,
  changes: Parameters<typeof replan>[2] = [],
): Replanned | null {
  try {
    return replan(input, plan, changes)
  } catch (error) {
    if (error instanceof PlanError) return null
    throw error
  }
}

/**
 * Leave out optional work that has not begun, the least valuable first, until `isEnough` of what is left; null where
 * there is none to leave out.
 */
export function cutScopeAction(
  situation: Situation,
  isEnough: (saved: { days: number; cost: number; finish: string }) => boolean,
): ActionFact | null {
  const { input, plan, progress, remainingDays } = situation
  const byId = new Map(input.tasks.map((task) => [task.id, task]))
  const rates = new Map(input.people.map(({ id, dayRate }) => [id, dayRate ?? 0]))
  const cut: string[] = []
  let best: ActionFact | null = null
  for (const id of progress.optional ?? []) {
    const task = byId.get(id)
    if (task === undefined || task.progress !== undefined) continue
    cut.push(id)
    const tasks = cut.flatMap((other) => byId.get(other) ?? [])
    const days = sum(tasks.map(remainingOf))
    const cost = sum(
      tasks.map((other) => {
        const person = other.person ?? situation.planned.get(other.id)?.person ?? ''
        return other.effortDays * (rates.get(person) ?? 0)
      }),
    )
    const left = without(input, new Set(cut))
    const again = tryReplan(left, withoutTasks(plan, new Set(cut)))
    const finish = paceFinish(situation, remainingDays - days) ?? again?.plan.finish ?? plan.finish
    best = {
      code: 'action-cut-scope',
      values: {
        tasks: [...cut],
        savedDays: days,
        finish,
        savedCost: cost,
        currency: progress.currency,
      },
    }
    if (isEnough({ days, cost, finish })) break
  }
  return best
}

/** Hand a person's open work to their first deputy; null where there is none. */
export function deputyAction(
  { input, plan, progress, planned }: Situation,
  person: string,
): ActionFact | null {
  const [deputy] = progress.deputies?.[person] ?? []
  const own = input.people.find(({ id }) => id === person)
  if (deputy === undefined || own === undefined) return null
  const tasks = input.tasks
    .filter((task) => (task.person ?? planned.get(task.id)?.person) === person)
    .filter((task) => remainingOf(task) > 0)
    .map(({ id }) => id)
  const isKnown = input.people.some(({ id }) => id === deputy)
  // Of a deputy outside the plan nothing is known here but the seat they would take.
  const people = isKnown ? input.people : [...input.people, { ...own, id: deputy, absences: [] }]
  const changes = tasks.map((task) => ({ kind: 'assign' as const, task, person: deputy }))
  const again = tryReplan({ ...input, people }, plan, changes)
  if (again === null) return null
  const values = { person, deputy, tasks, finish: again.plan.finish }
  return { code: 'action-deputy', values }
}

/** The input without some tasks; what came after them comes after what they came after. */
function without(input: PlanInput, cut: ReadonlySet<string>): PlanInput {
  const byId = new Map(input.tasks.map((task) => [task.id, task]))
  const kept = (id: string): readonly string[] =>
    cut.has(id) ? (byId.get(id)?.after ?? []).flatMap(kept) : [id]
  return {
    ...input,
    tasks: input.tasks
      .filter(({ id }) => !cut.has(id))
      .map((task) => ({ ...task, after: [...new Set(task.after.flatMap(kept))] })),
  }
}

function withoutTasks(plan: Plan, cut: ReadonlySet<string>): Plan {
  return { ...plan, tasks: plan.tasks.filter(({ id }) => !cut.has(id)) }
}
