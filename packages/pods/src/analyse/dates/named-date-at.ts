import { dateNumber, yearOf } from '../../days.ts'
import type { Word } from '../../text/words.ts'
import { type DayNumber, monthEnd } from './calendar.ts'
import { monthAt, yearAt } from './month-at.ts'
import { nextYearly, type Period, type PeriodGrammar, type PeriodMatch } from './period.ts'
import { weekdayAt } from './weekday-at.ts'

const ARTICLES = new Set(['le', 'the', 'les', 'du'])
const LINKS = new Set(['et', 'and', 'au', 'a', 'to', '&', 'until', 'or', 'ou'])

/** Day of a named month: "3 May", "le 1er mars", "lundi 7 décembre", "May 3rd, 2027", "du 20 au 21 mars". */
export const namedDateAt: PeriodGrammar = (words, at, today) => {
  const from = skipArticle(words, skipWeekday(words, skipArticle(words, at)))
  return dayFirst(words, from, today) ?? monthFirst(words, from, today)
}

const skipArticle = (words: readonly Word[], at: number) =>
  ARTICLES.has(words[at]?.folded ?? '') ? at + 1 : at

const skipWeekday = (words: readonly Word[], at: number) =>
  weekdayAt(words, at) === undefined ? at : at + 1

function dayFirst(words: readonly Word[], at: number, today: DayNumber): PeriodMatch | undefined {
  const first = dayAt(words, at)
  if (first === undefined) return undefined
  const second = secondDay(words, at + 1)
  const monthPlace = skipOf(words, second?.next ?? at + 1)
  const month = monthAt(words, monthPlace)
  if (month === undefined) return undefined
  const year = yearAt(words, monthPlace + 1)
  const next = year?.next ?? monthPlace + 1
  return dated(today, { month, year: year?.year, first, last: second?.day ?? first, next })
}

function monthFirst(words: readonly Word[], at: number, today: DayNumber): PeriodMatch | undefined {
  const month = monthAt(words, at)
  const first = dayAt(words, skipArticle(words, at + 1))
  if (month === undefined || first === undefined) return undefined
  const behind = skipArticle(words, at + 1) + 1
  const second = secondDay(words, behind)
  const year = yearAt(words, second?.next ?? behind)
  const next = year?.next ?? second?.next ?? behind
  return dated(today, { month, year: year?.year, first, last: second?.day ?? first, next })
}

/** "and 10", "au 21", "–26": the other day of a pair before or behind its month. */
function secondDay(words: readonly Word[], at: number) {
  const word = words[at]
  if (word === undefined) return undefined
  const isDash = /^\s?[-–—]\s?$/.test(word.gap)
  if (!isDash && !LINKS.has(word.folded)) return undefined
  const from = skipArticle(words, isDash ? at : at + 1)
  const day = dayAt(words, from)
  return day === undefined ? undefined : { day, next: from + 1 }
}

const skipOf = (words: readonly Word[], at: number) =>
  ['of', 'de'].includes(words[at]?.folded ?? '') ? at + 1 : at

function dayAt(words: readonly Word[], at: number): number | undefined {
  const { folded = '' } = words[at] ?? {}
  if (folded === 'premier') return 1
  const [, digits] = /^(\d{1,2})(?:er|e|st|nd|rd|th)?$/.exec(folded) ?? []
  const day = Number(digits)
  return day >= 1 && day <= 31 ? day : undefined
}

type Parts = {
  month: number
  year: number | undefined
  first: number
  last: number
  next: number
}

function dated(
  today: DayNumber,
  { month, year, first, last, next }: Parts,
): PeriodMatch | undefined {
  const make = (inYear: number): Period => {
    const end = monthEnd(inYear, month)
    const from = Math.min(dateNumber(inYear, month, first), end)
    const to = Math.max(from, Math.min(dateNumber(inYear, month, last), end))
    return { kind: to > from ? 'range' : 'day', from, to }
  }
  const period = year === undefined ? nextYearly(today, yearOf(today), make) : make(year)
  return { ...period, next }
}
