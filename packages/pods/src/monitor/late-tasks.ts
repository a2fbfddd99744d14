import { dayAfter } from '../days.ts'
import { workingDaysBetween } from '../plan/calendar/working-days.ts'
import type { PlanTask } from '../plan/plan-input.ts'
import { replanAction } from './actions.ts'
import type { HealthCause, HealthLevel } from './health.ts'
import type { ActionFact } from './monitor-facts.ts'
import type { Situation } from './situation.ts'

/** Tasks that are late by more than their slack and wait for nothing but their own person. */
export function lateTasks(situation: Situation): HealthCause[] {
  const { input, plan, planned, today } = situation
  const unfinished = new Set(
    input.tasks.filter(({ progress }) => progress?.finished === undefined).map(({ id }) => id),
  )
  const target = input.calendar.due ?? plan.finish
  return input.tasks.flatMap((task): HealthCause[] => {
    const own = planned.get(task.id)
    if (own?.person == null || !unfinished.has(task.id)) return []
    const waits = task.progress === undefined && task.after.some((id) => unfinished.has(id))
    const late = lateness(task)
    if (waits || late === null || late.days <= own.slackDays) return []

    const { person } = own
    const action = replanAction(situation, person, task.id)
    return [
      {
        level: levelOf(action),
        fact: { code: 'health-late-critical-task', values: { task: task.id, person, ...late } },
        action,
      },
    ]
  })

  function levelOf({ code, values }: ActionFact): HealthLevel {
    return code === 'action-replan' && values.finish <= target ? 'watch' : 'act'
  }

  function lateness({ id, progress }: PlanTask) {
    const own = planned.get(id)
    if (own === undefined) return null
    const state = progress === undefined ? ('not-begun' as const) : ('under-way' as const)
    const due = progress === undefined ? own.start : own.finish
    const from = progress === undefined ? due : dayAfter(due)
    const days = workingDaysBetween(input.calendar, from, today)
    return days === 0 ? null : { state, planned: due, days }
  }
}
