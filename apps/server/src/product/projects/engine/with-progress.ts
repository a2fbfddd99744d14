import type { PlanInput, TaskProgress } from '@podium/pods'
import type { WorkDone } from './work-done.ts'

/** A plan's input with what was done of each task; work before the plan's first day counts from that day on. */
export function withProgress(input: PlanInput, work: readonly WorkDone[]): PlanInput {
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
