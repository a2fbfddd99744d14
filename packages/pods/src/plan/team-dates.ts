import type { Scope } from '../scope/scope.ts'
import type { Day } from '../units.ts'
import { dayOfHalfDay, lastDayBefore } from './calendar/half-days.ts'
import { firstSequence } from './first-sequence.ts'
import { fittingModel } from './fitting-model.ts'
import { PlanError } from './plan-error.ts'
import { type PlanSeat, type PlanSetting, planInputOf } from './plan-input-of.ts'
import { timetable } from './timetable.ts'

/** First and last day of work. */
export type TeamDates = { start: Day; finish: Day }

/**
 * First and last day on which a team works at a scope, by the planner's rule without its search: about 0.1 ms a team,
 * and at most a few percent later than the plan. Null where there is no work or the team has too little time for it.
 */
export function teamDatesOf(
  scope: Scope,
  seats: readonly PlanSeat[],
  setting: PlanSetting,
): TeamDates | null {
  try {
    const { built } = fittingModel(planInputOf(scope, seats, setting), (model) =>
      timetable(model, firstSequence(model)),
    )
    if (built.makespan === 0) return null
    return {
      start: dayOfHalfDay(Math.min(...built.from), scope.start),
      finish: lastDayBefore(built.makespan, scope.start),
    }
  } catch (error) {
    if (error instanceof PlanError && error.code === 'plan_endless') return null
    throw error
  }
}
