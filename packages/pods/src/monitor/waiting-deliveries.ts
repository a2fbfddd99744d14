import { workingDaysBetween } from '../plan/calendar/working-days.ts'
import type { HealthCause } from './health.ts'
import type { Situation } from './situation.ts'

/** Working days after which a delivery without an answer is worth a look, and after which it needs a decision. */
const USUAL_DAYS = 2
const PATIENCE_DAYS = 5

/** Deliveries that wait for the client's answer. */
export function waitingDeliveries({ input, progress, today }: Situation): HealthCause[] {
  return (progress.waiting ?? []).map(({ milestone, since }) => {
    const days = workingDaysBetween(input.calendar, since, today)
    return {
      level: days >= PATIENCE_DAYS ? 'act' : days >= USUAL_DAYS ? 'watch' : 'on-track',
      fact: { code: 'health-delivery-waits', values: { milestone, since, days } },
      action: { code: 'action-answer', values: { milestone } },
    }
  })
}
