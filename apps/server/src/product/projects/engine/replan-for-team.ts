import type { PlanChangeForm } from '@podium/domain'
import { type Plan, type PlanChange, PlanError, type Replanned, replan } from '@podium/pods'
import type { Jobs } from './jobs.ts'
import { withNewHolders } from './with-new-holders.ts'
import { withProgress } from './with-progress.ts'

/** A plan after changes, on the ground of what was done until today. A refusal of the engine is an answer. */
export function replanForTeam({
  input,
  plan,
  work,
  joined,
  changes,
  today,
}: Jobs['replan']['input']): Jobs['replan']['answer'] {
  try {
    const now = today > input.calendar.start ? today : input.calendar.start
    const begun = withProgress(withNewHolders(input, { joined, today }), work)
    const asked = changes.map(engineChange)
    const again = replan(begun, plan, [{ kind: 'today', today: now }, ...asked])
    return { ...again, moved: visiblyMoved(again, plan) }
  } catch (error) {
    if (error instanceof PlanError) return { refused: error.code }
    throw error
  }
}

/**
 * Tasks with another day or person: nobody is shown the half days that the engine counts in, and what is done stays on
 * the days on which it was.
 */
function visiblyMoved({ input, plan }: Pick<Replanned, 'input' | 'plan'>, before: Plan): string[] {
  const planned = new Map(before.tasks.map((task) => [task.id, task]))
  const done = new Set(
    input.tasks.filter(({ progress }) => progress?.finished !== undefined).map(({ id }) => id),
  )
  return plan.tasks.flatMap(({ id, person, start, finish }) => {
    if (done.has(id)) return []
    const was = planned.get(id)
    const isSame = was?.person === person && was.start === start && was.finish === finish
    return isSame ? [] : [id]
  })
}

function engineChange(change: PlanChangeForm): PlanChange {
  switch (change.kind) {
    case 'assign':
      return { kind: 'assign', task: change.task, person: change.role }
    case 'effort':
      return { kind: 'effort', task: change.task, effortDays: change.days }
    default:
      return change
  }
}
