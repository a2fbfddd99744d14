import type { ProjectPlan } from '@podium/domain'
import { daysBetween, mondayOf } from '../../../lib/day-count.ts'

/** Monday that the weeks of a plan begin with, its baseline's included, and how many days they have. */
export function spanOf({ tasks, start, finish, today }: ProjectPlan): {
  from: string
  days: number
} {
  const firsts = [start, ...tasks.flatMap((task) => [task.start, task.baseline.start])].sort()
  const lasts = [finish, ...tasks.flatMap((task) => [task.finish, task.baseline.finish])].sort()
  const from = mondayOf(firsts[0] ?? today)
  return { from, days: (Math.floor(daysBetween(from, lasts.at(-1) ?? today) / 7) + 1) * 7 }
}
