import type { PlanTask } from '@podium/domain'

/** Order in which tasks begin. */
export const byStart = (one: PlanTask, other: PlanTask): number =>
  one.start.localeCompare(other.start)
