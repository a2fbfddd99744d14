import type { PlanTask } from '@podium/domain'

/** Task with the days on which it was worked on once it is done, whatever was planned for it since. */
export const asWorked = (task: PlanTask): PlanTask => ({
  ...task,
  start: task.finished === null ? task.start : (task.started ?? task.start),
  finish: task.finished ?? task.finish,
})
