import { dayNumber, dayOf, HOURS_PER_DAY } from '@podium/pods'
import type { MarketRow } from './market-rows.ts'

/** Weeks that are looked at one by one; later ones are as the status says. */
const WEEKS = 26
/** Free hours of a week that nobody spoke of (decision 0170). */
const USUAL_HOURS = { available: 35, busy: 14 } as const

/** Free hours by week from a Monday on: what the person said, else what the status says, less accepted work. */
export function freeHoursOf(
  { status, weeks, accepted }: Pick<MarketRow, 'status' | 'weeks' | 'accepted'>,
  firstWeek: string,
): number[] {
  const monday = dayNumber(firstWeek)
  const usual = USUAL_HOURS[status]
  const free = Array.from(
    { length: WEEKS },
    (_, week) => weeks?.[dayOf(monday + week * 7)] ?? usual,
  )
  for (const { start, finish, days } of accepted ?? []) {
    const [first, last] = [start, finish].map((day) => Math.floor((dayNumber(day) - monday) / 7))
    if (first === undefined || last === undefined) continue
    const aWeek = (days * HOURS_PER_DAY) / (last - first + 1)
    for (let week = Math.max(0, first); week <= Math.min(last, WEEKS - 1); week += 1) {
      free[week] = Math.max(0, (free[week] ?? 0) - aWeek)
    }
  }
  return [...free, usual]
}
