import { dayAfter, dayNumber } from '../days.ts'
import { workingDaysBetween } from '../plan/calendar/working-days.ts'
import type { Day } from '../units.ts'
import { cutScopeAction, replanAction, tryReplan } from './actions.ts'
import type { HealthCause } from './health.ts'
import { paceFinish, type Situation } from './situation.ts'

/** Calendar days after which a forecast behind its day needs a decision, where nothing was promised for that day. */
const PATIENCE_DAYS = 7

/** Forecast by the pace so far; before there is one, and when all is done, by the plan from today on. */
export function forecastOf(situation: Situation): Day {
  const { input, plan, remainingDays } = situation
  const byPace = remainingDays === 0 ? null : paceFinish(situation, remainingDays)
  return byPace ?? tryReplan(input, plan)?.plan.finish ?? plan.finish
}

/** End of the work left: that of the plan, or a later one by the pace so far. */
export function expectedFinish(situation: Situation): Day {
  const forecast = forecastOf(situation)
  return forecast > situation.plan.finish ? forecast : situation.plan.finish
}

/** Whether the work left, or the plan of it, leads beyond the day it is due, or else beyond the plan's end. */
export function lateForecast(situation: Situation): HealthCause[] {
  const { input, plan, today, remainingDays } = situation
  const forecast = expectedFinish(situation)
  const by = forecast > forecastOf(situation) ? 'plan' : 'pace'
  const { due } = input.calendar
  const against = due ?? plan.finish
  if (remainingDays === 0 || forecast <= against) return []

  const days = dayNumber(forecast) - dayNumber(against)
  const workingDays = workingDaysBetween(input.calendar, today, dayAfter(forecast))
  const throughput = situation.throughput ?? remainingDays / Math.max(1, workingDays)
  const [first] = input.tasks.filter(({ progress }) => progress?.finished === undefined)
  const person = situation.planned.get(first?.id ?? '')?.person ?? ''
  const measure = due === undefined ? 'plan' : 'due'
  return [
    {
      level: measure === 'due' || days > PATIENCE_DAYS ? 'act' : 'watch',
      fact: {
        code: 'health-forecast-late',
        values: { forecast, by, against, measure, days, remainingDays, throughput },
      },
      action:
        cutScopeAction(situation, ({ finish }) => finish <= against) ??
        replanAction(situation, person),
    },
  ]
}
