import { anneal, type SearchBudget } from './anneal.ts'
import { assemblePlan } from './assemble-plan.ts'
import { firstSequence } from './first-sequence.ts'
import { fittingModel } from './fitting-model.ts'
import { lowerBound } from './lower-bound.ts'
import type { Plan } from './plan.ts'
import type { PlanCalendar, PlanPerson, PlanTask } from './plan-input.ts'
import { timetable } from './timetable.ts'

const DEFAULT_BUDGET: SearchBudget = { steps: 1_000_000, seed: 1 }

/**
 * Plan of tasks for people on a calendar, as short as can be found within a budget of steps (a million take some 25 ms
 * of a core); the same input gives the same plan. Throws a `PlanError` where there can be none.
 */
export function schedule(
  tasks: readonly PlanTask[],
  people: readonly PlanPerson[],
  calendar: PlanCalendar,
  budget: Partial<SearchBudget> = {},
): Plan {
  const { model, built } = fittingModel({ tasks, people, calendar }, (fitted) =>
    timetable(fitted, firstSequence(fitted)),
  )
  const bound = lowerBound(model, built.makespan)
  if (built.makespan === bound) return assemblePlan(model, built, bound)
  const best = anneal(model, built.sequence, { ...DEFAULT_BUDGET, ...budget, lowerBound: bound })
  return assemblePlan(model, timetable(model, best), bound)
}
