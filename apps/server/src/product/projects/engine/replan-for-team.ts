import type { PlanChangeForm } from '@podium/domain'
import { type PlanChange, PlanError, type PlanInput, replan, type TaskProgress } from '@podium/pods'
import type { WorkDone } from '../plan/work-done.ts'
import type { Jobs } from './jobs.ts'

/** A plan after changes, on the ground of what was done until today. A refusal of the engine is an answer. */
export function replanForTeam({
  input,
  plan,
  work,
  changes,
  today,
}: Jobs['replan']['input']): Jobs['replan']['answer'] {
  try {
    const now = today > input.calendar.start ? today : input.calendar.start
    const begun = withProgress(input, work)
    const asked = changes.map(engineChange)
    const { moved, ...again } = replan(begun, plan, [{ kind: 'today', today: now }, ...asked])
    return { ...again, moved: [...moved] }
  } catch (error) {
    if (error instanceof PlanError) return { refused: error.code }
    throw error
  }
}

/** The input with what was done of each task; work before the plan's first day counts from that day on. */
function withProgress(input: PlanInput, work: readonly WorkDone[]): PlanInput {
  const byTask = new Map(work.map((one) => [one.task, one]))
  const { start } = input.calendar
  const notBefore = (day: string) => (day > start ? day : start)
  return {
    ...input,
    tasks: input.tasks.map(({ progress: _, ...task }) => {
      const done = byTask.get(task.id)
      if (done?.started == null) return task
      const progress: TaskProgress = {
        started: notBefore(done.started),
        remainingDays: done.remainingDays,
        ...(done.finished !== null && { finished: notBefore(done.finished) }),
      }
      return { ...task, progress }
    }),
  }
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
