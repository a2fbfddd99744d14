import { phraseAt, phrasesOf } from '../../text/phrases.ts'
import type { Word } from '../../text/words.ts'
import { numberAt } from '../numbers/number-at.ts'

/** Length of time as written; `days` are calendar days, of a range the mean. */
export type TimeMatch = { days: number; months: number; next: number }

type TimeUnit = { days: number; months: number }

const DAY = { days: 1, months: 0 }
const WEEK = { days: 7, months: 0 }
const MONTH = { days: 0, months: 1 }
const UNITS = phrasesOf<TimeUnit>([
  [
    DAY,
    'day, days, jour, jours, journée, journées, jours calendaires, jours de travail, days of work, man days, person days, jours homme, jours hommes',
  ],
  [
    { days: 1.4, months: 0 },
    'working days, business days, jours ouvrés, jours ouvrables, working day, jour ouvré',
  ],
  [WEEK, 'week, weeks, semaine, semaines, wk, wks'],
  [{ days: 14, months: 0 }, 'fortnight, fortnights'],
  [MONTH, 'month, months, mois'],
  [{ days: 0, months: 12 }, 'year, years, an, ans, année, années'],
])
const WHOLE = phrasesOf<TimeUnit>([
  [{ days: 14, months: 0 }, 'quinzaine'],
  [WEEK, 'huitaine'],
  [{ days: 0, months: 6 }, 'half a year, six mois'],
])
const ARTICLES = new Set(['a', 'an', 'un', 'une', 'la', 'les', 'the', 'one'])
const BETWEEN = new Set([
  'prochains',
  'prochaines',
  'premiers',
  'next',
  'coming',
  'first',
  'bonnes',
  'full',
])
const HALF = phrasesOf([[true, 'et demi, et demie, and a half']])
const LINKS = new Set(['to', 'a', 'ou', 'or'])
const MOST = 600

/** Length of time that begins at a word: "six semaines", "two to three weeks", "un mois et demi", "quinzaine". */
export function timeAt(words: readonly Word[], at: number): TimeMatch | undefined {
  const whole = phraseAt(WHOLE, words, at)
  const low = countAt(words, at)
  if (low === undefined) return whole && { ...whole.value, next: whole.next }
  const isHalf = phraseAt(HALF, words, low.next)
  const high = highAt(words, low.next)
  const unitPlace = skipBetween(words, high?.next ?? isHalf?.next ?? low.next)
  const unit = phraseAt(UNITS, words, unitPlace)
  if (unit === undefined || low.value > MOST) return whole && { ...whole.value, next: whole.next }
  const half = phraseAt(HALF, words, unit.next)
  const count = high === undefined ? low.value : (low.value + high.value) / 2
  const total = count + ((half ?? isHalf) ? 0.5 : 0)
  return {
    days: unit.value.days * total,
    months: unit.value.months * total,
    next: half?.next ?? unit.next,
  }
}

function countAt(words: readonly Word[], at: number): { value: number; next: number } | undefined {
  const from = skipBetween(words, at)
  const number = numberAt(words, from)
  if (number !== undefined) return skipDe(words, number)
  if (!ARTICLES.has(words[from]?.folded ?? '')) return undefined
  const behind = skipBetween(words, from + 1)
  const counted = numberAt(words, behind)
  if (counted !== undefined) return skipDe(words, counted)
  return { value: 1, next: behind }
}

/** "une quinzaine de jours", "a couple of weeks". */
function skipDe(words: readonly Word[], number: { value: number; next: number }) {
  const { folded = '' } = words[number.next] ?? {}
  const isLink = ['de', 'd', 'of'].includes(folded)
  return { value: number.value, next: isLink ? number.next + 1 : number.next }
}

function highAt(words: readonly Word[], at: number) {
  const link = words[at]
  if (link === undefined) return undefined
  const isDash = /^\s?[-–]\s?$/.test(link.gap)
  if (!isDash && !LINKS.has(link.folded)) return undefined
  const number = numberAt(words, isDash ? at : at + 1)
  return number !== undefined && number.value <= MOST ? number : undefined
}

const skipBetween = (words: readonly Word[], at: number) =>
  BETWEEN.has(words[at]?.folded ?? '') ? at + 1 : at
