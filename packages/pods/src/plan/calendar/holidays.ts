import { dateNumber, weekdayOf } from '../../days.ts'
import { easterOf } from '../../easter.ts'
import { HOLIDAY_RULES, type HolidayRule } from './holiday-rules.ts'
import type { Region } from './regions.ts'

/** Day numbers of a region's public holidays in a year, in order; substitute days included, each day once. */
export function holidaysOf(region: Region, year: number): number[] {
  const kept = HOLIDAY_RULES[region].filter(
    ({ since = year, until = year }) => since <= year && year <= until,
  )
  const days = new Set(kept.map((rule) => dayOfRule(rule, year)))
  for (const rule of kept) {
    const substitute = substituteFor(dayOfRule(rule, year), rule, days)
    if (substitute !== undefined) days.add(substitute)
  }
  return [...days].sort((a, b) => a - b)
}

function dayOfRule(rule: HolidayRule, year: number): number {
  switch (rule.kind) {
    case 'fixed':
      return dateNumber(year, rule.month, rule.day)
    case 'easter':
      return easterOf(year) + rule.offset
    case 'nth':
      return nthWeekday(year, rule) + (rule.plus ?? 0)
    case 'before': {
      const dayBefore = dateNumber(year, rule.month, rule.day) - 1
      return dayBefore - ((weekdayOf(dayBefore) - rule.weekday + 7) % 7)
    }
  }
}

function nthWeekday(
  year: number,
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
): number {
  if (nth < 0) {
    const last = dateNumber(year, month + 1, 1) - 1
    return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1)
  }
  const first = dateNumber(year, month, 1)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1)
}

/** Day off in place of a holiday that falls on a weekend: the next weekday that is none itself. */
function substituteFor(
  day: number,
  rule: HolidayRule,
  taken: ReadonlySet<number>,
): number | undefined {
  if (rule.kind !== 'fixed' || rule.moved === undefined) return undefined
  const weekday = weekdayOf(day)
  if (rule.moved === 'sunday') return weekday === 7 ? day + 1 : undefined
  if (weekday < 6) return undefined
  let next = day + 1
  while (weekdayOf(next) > 5 || taken.has(next)) next += 1
  return next
}
