import type { PlanChangeForm, PlanTask } from '@podium/domain'
import { inQuarters } from '../task/in-quarters.ts'

/** Wishes of a client for a task, as typed. */
export type Wanted = { start: string; role: string; days: string }

/** Changes from what a task is to what is wanted; what cannot be read changes nothing. */
export function changesOf({ id: task }: PlanTask, now: Wanted, wanted: Wanted): PlanChangeForm[] {
  const days = inQuarters(Number(wanted.days))
  const changes: (PlanChangeForm | false)[] = [
    wanted.role !== now.role && { kind: 'assign', task, role: wanted.role },
    days > 0 && days !== Number(now.days) && { kind: 'effort', task, days },
    wanted.start !== '' &&
      wanted.start !== now.start && { kind: 'move', task, start: wanted.start },
  ]
  return changes.filter((change) => change !== false)
}
