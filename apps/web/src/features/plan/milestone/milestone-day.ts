import type { PlanTask } from '@podium/domain'

/** Day on which a milestone is planned to be reached, the last one of its tasks; undefined without tasks. */
export const milestoneDay = (tasks: readonly PlanTask[]): string | undefined =>
  tasks
    .map(({ finish }) => finish)
    .toSorted()
    .at(-1)
