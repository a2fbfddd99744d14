import { type AvailabilityStatus, OWN_WEEKS, type OwnSeat, type OwnWeek } from '@podium/domain'
import { dayNumber, dayOf } from '@podium/pods/days'
import { workingDaysBetween } from '@podium/pods/working-days'
import { REGION } from '../engine/region.ts'
import { USUAL_HOURS } from '../market/free-hours-of.ts'

/** Time of a person as they said: a status, and hours of some weeks by their Monday. */
export type Availability = {
  status: AvailabilityStatus | null
  weeks: Readonly<Record<string, number>> | null
}

type Work = { availability: Availability; seats: readonly OwnSeat[]; firstWeek: string }

/** Working days of a week without a public holiday. */
const WEEK_DAYS = 5

/** Weeks from a Monday on: free hours, a public holiday's taken off as in a plan, beside those of accepted and of offered seats. */
export function weeksOfWork({ availability, seats, firstWeek }: Work): OwnWeek[] {
  const { status, weeks } = availability
  const usual = USUAL_HOURS[status ?? 'not_looking']
  const hoursIn = (week: string, isFirm: boolean) =>
    seats
      .filter((seat) => seat.is_firm === isFirm)
      .flatMap((seat) => seat.weeks.filter((one) => one.week === week))
      .reduce((sum, { hours }) => sum + hours, 0)
  // The week of yesterday comes before the reader's own twelve.
  return Array.from({ length: OWN_WEEKS + 1 }, (_, at) => {
    const week = dayOf(dayNumber(firstWeek) + at * 7)
    const said = weeks?.[week]
    const nextWeek = dayOf(dayNumber(week) + 7)
    const days = workingDaysBetween({ start: week, region: REGION }, week, nextWeek)
    return {
      week,
      free: Math.round(((said ?? usual) * days) / WEEK_DAYS),
      is_said: said !== undefined,
      firm: Math.round(hoursIn(week, true)),
      tentative: Math.round(hoursIn(week, false)),
    }
  })
}
