import { weekdayOf } from '../days.ts'

/** Weeks looked ahead: work that cannot be done within them has no finish. */
const HORIZON_WEEKS = 104
const WORKDAYS_A_WEEK = 5
/** Guards the last day against what fractions of hours add up to. */
const ROUNDING = 1e-9

/** Days on which somebody can begin and be done. */
export type WorkDates = { start: number; finish: number }

/**
 * First and last day of work that takes `hours`, done in a person's free hours from day `from` on: a week's hours are
 * spread evenly over Monday to Friday. Null where two years do not suffice. `monday` is the day that `freeHours` begins
 * with; nothing is known of the time before it, so nobody works then.
 */
export function workDates(
  freeHours: readonly number[],
  { monday, from, hours }: { monday: number; from: number; hours: number },
): WorkDates | null {
  const first = Math.max(from, monday)
  let start: number | null = null
  let left = hours
  for (
    let week = Math.floor((first - monday) / 7), end = week + HORIZON_WEEKS;
    week < end;
    week += 1
  ) {
    const aDay = (freeHours[Math.min(week, freeHours.length - 1)] ?? 0) / WORKDAYS_A_WEEK
    const weekday = Math.max(0, first - (monday + week * 7))
    if (aDay <= 0 || weekday >= WORKDAYS_A_WEEK) continue
    const day = monday + week * 7 + weekday
    start ??= day
    if (left <= aDay * (WORKDAYS_A_WEEK - weekday) + ROUNDING) {
      return { start, finish: day + Math.max(0, Math.ceil(left / aDay - ROUNDING) - 1) }
    }
    left -= aDay * (WORKDAYS_A_WEEK - weekday)
  }
  return null
}

/** The day a number of working days (Monday to Friday) after a day; weekends count as the Monday after them. */
export function afterWorkdays(day: number, workdays: number): number {
  const weekday = weekdayOf(day) - 1
  const [at, monday] = weekday < WORKDAYS_A_WEEK ? [weekday, day - weekday] : [0, day - weekday + 7]
  const whole = at + workdays
  return monday + Math.floor(whole / WORKDAYS_A_WEEK) * 7 + (whole % WORKDAYS_A_WEEK)
}
