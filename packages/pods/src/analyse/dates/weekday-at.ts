import type { Word } from '../../text/words.ts'
import { onOrAfter } from './calendar.ts'
import type { PeriodGrammar } from './period.ts'

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'lundi monday',
    'mardi tuesday',
    'mercredi wednesday',
    'jeudi thursday',
    'vendredi friday',
    'samedi saturday',
    'dimanche sunday',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)
const BEFORE = new Set([
  'next',
  'this',
  'coming',
  'on',
  'by',
  'until',
  'before',
  'ce',
  'avant',
  'd',
])
const BEHIND = new Set(['prochain', 'prochaine', 'next', 'matin', 'soir', 'midi'])

/** ISO weekday that a word names. */
export const weekdayAt = (words: readonly Word[], at: number): number | undefined =>
  WEEKDAYS.get(words[at]?.folded ?? '')

/** Weekday to come: "jeudi prochain", "next Friday", "by Monday"; the first after today. A bare one is a habit. */
export const comingWeekdayAt: PeriodGrammar = (words, at, today) => {
  const weekday = weekdayAt(words, at)
  if (weekday === undefined) return undefined
  const isNext = BEHIND.has(words[at + 1]?.folded ?? '')
  if (!isNext && !BEFORE.has(words[at - 1]?.folded ?? '')) return undefined
  const day = onOrAfter(today + 1, weekday)
  return { kind: 'day', from: day, to: day, next: isNext ? at + 2 : at + 1 }
}
