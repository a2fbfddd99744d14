import { numberAt } from '../analyse/numbers/number-at.ts'
import { type Word, wordsOf } from '../text/words.ts'
import { COUNT_NOUNS } from './count-nouns.ts'
import type { CountUnit } from './count-units.ts'

/** Number of things of a kind that a text states, with the words that say so. */
export type Count = { unit: CountUnit; count: number; quote: string }

/** Counts by unit. */
export type Counts = ReadonlyMap<CountUnit, Count>

/** Words that may stand between the number and its noun: "220 chess teachers", "huit courtes vidéos". */
const MOST_BETWEEN = 2
/** Counts above it are no work to be done (rows, customers, citizens). */
const MOST: Partial<Record<CountUnit, number>> = {
  pages: 5_000,
  products: 100_000,
  languages: 40,
  integrations: 40,
  people: 20_000,
  words: 5_000_000,
  screens: 500,
  interviews: 60,
  weekDays: 7,
  months: 60,
}
const MOST_OTHERWISE = 2_000

/** Counts of a text; of each unit the largest plausible number. Takes time linear in the length of the text. */
export function countsOf(text: string): Count[] {
  const words = wordsOf(text)
  const largest = new Map<CountUnit, Count>()
  for (let at = 0; at < words.length; at += 1) {
    const number = numberAt(words, at)
    if (number === undefined) continue
    const { start } = words[at] ?? { start: 0 }
    const noun = nounAt(words, number.next)
    if (noun !== undefined && isPlausible(noun.unit, number.value)) {
      const count = { unit: noun.unit, count: number.value, quote: text.slice(start, noun.end) }
      if (number.value > (largest.get(noun.unit)?.count ?? 0)) largest.set(noun.unit, count)
    }
    at = number.next - 1
  }
  return [...largest.values()]
}

/** Noun that a number stands before, within its clause ("14,500 words" has a comma, but no second clause). */
function nounAt(words: readonly Word[], from: number) {
  const clause = words[from - 1]?.clause
  for (let at = from; at <= from + MOST_BETWEEN; at += 1) {
    const word = words[at]
    if (word === undefined || word.clause !== clause || /\d/.test(word.folded)) return undefined
    for (const { words: noun, unit } of COUNT_NOUNS.get(word.folded) ?? []) {
      const last = words[at + noun.length - 1]
      if (last !== undefined && noun.every((part, index) => words[at + index]?.folded === part))
        return { unit, end: last.end }
    }
  }
  return undefined
}

const isPlausible = (unit: CountUnit, count: number): boolean =>
  Number.isInteger(count) &&
  count >= (unit === 'weekDays' ? 1 : 2) &&
  count <= (MOST[unit] ?? MOST_OTHERWISE)
