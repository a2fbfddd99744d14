import type { Word } from '../../text/words.ts'
import type { DayNumber } from './calendar.ts'

/**
 * Stretch of days that words name. `day`: one definite day; `part`: a beginning, middle, end or week
 * of something; `span`: a whole month, quarter, season or year; `range`: from one day to
 * another, both named.
 */
export type Period = { kind: 'day' | 'part' | 'span' | 'range'; from: DayNumber; to: DayNumber }

/** Period with the index behind its last word. */
export type PeriodMatch = Period & { next: number }

/** Grammar of one way to name a period. */
export type PeriodGrammar = (
  words: readonly Word[],
  at: number,
  today: DayNumber,
) => PeriodMatch | undefined

/** The first year, from today's on, in which a period is not over. */
export function nextYearly(today: DayNumber, year: number, make: (year: number) => Period): Period {
  const thisYear = make(year)
  return thisYear.to >= today ? thisYear : make(year + 1)
}
