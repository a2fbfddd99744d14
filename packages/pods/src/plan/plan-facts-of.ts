import { dayAfter, dayNumber } from '../days.ts'
import { lastDayBefore } from './calendar/half-days.ts'
import { workingDaysBetween } from './calendar/working-days.ts'
import type { Plan } from './plan.ts'
import type { PlanFact } from './plan-facts.ts'
import type { PlanInput } from './plan-input.ts'

/** Facts about a plan. */
export function planFacts(
  plan: Omit<Plan, 'facts'>,
  { calendar: { due, ...calendar } }: PlanInput,
): PlanFact[] {
  const { origin, finish, makespan, lowerBound, gap, criticalPath } = plan
  if (makespan === 0) return []
  const workingDays = workingDaysBetween(calendar, origin, dayAfter(finish))
  const facts: PlanFact[] = [{ code: 'plan-finish', values: { finish, workingDays } }]
  if (due !== undefined) {
    const days = dayNumber(due) - dayNumber(finish)
    facts.push(
      days >= 0
        ? { code: 'plan-due-kept', values: { finish, due, days } }
        : { code: 'plan-due-missed', values: { finish, due, days: -days } },
    )
  }
  const bound = lastDayBefore(lowerBound, origin)
  facts.push(
    gap === 0
      ? { code: 'plan-optimal', values: { finish } }
      : { code: 'plan-gap', values: { gap, finish, bound } },
  )
  if (criticalPath.length > 0)
    facts.push({ code: 'plan-critical-path', values: { tasks: criticalPath } })
  const bottleneck = bottleneckOf(plan)
  if (bottleneck !== undefined) facts.push({ code: 'plan-bottleneck', values: bottleneck })
  return facts
}

/** The person with most of the critical path; undefined where nobody works on it. */
function bottleneckOf({ tasks, criticalPath }: Omit<Plan, 'facts'>) {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const halfDays = new Map<string, number>()
  let all = 0
  for (const id of criticalPath) {
    const task = byId.get(id)
    if (task?.person == null) continue
    const length = task.to - task.from
    halfDays.set(task.person, (halfDays.get(task.person) ?? 0) + length)
    all += length
  }
  const [most] = [...halfDays].sort(([, a], [, b]) => b - a)
  return most === undefined ? undefined : { person: most[0], share: most[1] / all }
}
