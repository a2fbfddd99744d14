import { dayNumber } from '../days.ts'
import type { Plan } from '../plan/plan.ts'
import type { PlanInput } from '../plan/plan-input.ts'
import type { Day } from '../units.ts'
import { budgetBurn } from './budget-burn.ts'
import { HEALTH_LEVELS, type Health, type HealthCause } from './health.ts'
import { expectedFinish, forecastOf, lateForecast } from './late-forecast.ts'
import { lateTasks } from './late-tasks.ts'
import { overloads } from './overloads.ts'
import type { Progress } from './progress.ts'
import { silences } from './silences.ts'
import { situationOf } from './situation.ts'
import { waitingDeliveries } from './waiting-deliveries.ts'

/**
 * Health of a running project against the plan it follows (its baseline): each cause with one proposed action.
 * `input` holds the progress of each task; `today` is the first day that is not over.
 */
export function monitor(input: PlanInput, plan: Plan, progress: Progress, today: Day): Health {
  const situation = situationOf(input, plan, progress, today)
  const { remainingDays, doneShare, throughput } = situation
  const forecast = forecastOf(situation)
  const found = [waitingDeliveries, lateTasks, lateForecast, budgetBurn, silences, overloads]
    .flatMap((look) => look(situation))
    .sort((a, b) => HEALTH_LEVELS.indexOf(b.level) - HEALTH_LEVELS.indexOf(a.level))
  const level = found[0]?.level ?? 'on-track'
  return {
    level,
    causes:
      level === 'on-track'
        ? [onTrack(expectedFinish(situation), input.calendar.due), ...found]
        : found,
    forecast,
    doneShare,
    remainingDays,
    throughput,
  }
}

/** Cause of a plan that nothing is wrong with: the end told is the plan's, or a later one by the pace that is still in time; of work that was done after the day it was due, its end alone. */
function onTrack(forecast: Day, due: Day | undefined): HealthCause {
  const isAhead = due !== undefined && forecast <= due
  const ahead = !isAhead ? {} : { due, days: dayNumber(due) - dayNumber(forecast) }
  return {
    level: 'on-track',
    fact: { code: 'health-on-track', values: { forecast, ...ahead } },
    action: { code: 'action-none', values: {} },
  }
}
