import { dayNumber } from '@podium/pods/days'
import { hoursByWeek } from './hours-by-week.ts'
import type { MarketRow } from './market-rows.ts'

/** Weeks that are looked at one by one; later ones are as the status says. */
const WEEKS = 26
/** Free hours of a week that nobody spoke of, by availability status (decision 0170). */
export const USUAL_HOURS = { available: 35, busy: 14, away: 0, not_looking: 0 } as const

/** Free hours by week from a Monday on: what the person said, else what the status says, less accepted work. */
export function freeHoursOf(
  { status, weeks, accepted }: Pick<MarketRow, 'status' | 'weeks' | 'accepted'>,
  firstWeek: string,
): number[] {
  const monday = dayNumber(firstWeek)
  const usual = USUAL_HOURS[status]
  const free = Array.from<number>({ length: WEEKS }).fill(usual)
  /** Sets the hours of a week by those known of it; a day that is no Monday of these weeks changes nothing. */
  const set = (week: string, hoursOf: (known: number) => number) => {
    const at = (dayNumber(week) - monday) / 7
    const known = free[at]
    if (known !== undefined) free[at] = hoursOf(known)
  }
  for (const [week, hours] of Object.entries(weeks ?? {})) set(week, () => hours)
  for (const { week, hours } of (accepted ?? []).flatMap(hoursByWeek))
    set(week, (known) => Math.max(0, known - hours))
  return [...free, usual]
}
