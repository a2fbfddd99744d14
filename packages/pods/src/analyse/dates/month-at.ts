import type { Word } from '../../text/words.ts'

const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'janvier january jan janv',
    'fevrier february feb fev fevr',
    'mars march mar',
    'avril april apr avr',
    'mai may',
    'juin june jun',
    'juillet july jul juil',
    'aout august aug',
    'septembre september sep sept',
    'octobre october oct',
    'novembre november nov',
    'decembre december dec',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)
/** Months that are also verbs, numbers or names: they count with a capital, or with a figure beside them. */
const AMBIGUOUS = new Set(['may', 'march', 'mar', 'sept', 'jan', 'sep', 'dec'])
const FIGURE = /^(?:\d{1,2}(?:er|st|nd|rd|th)?|20\d\d)$/

/** Month, 1 to 12, that a word names. */
export function monthAt(words: readonly Word[], at: number): number | undefined {
  const word = words[at]
  const month = MONTHS.get(word?.folded ?? '')
  if (word === undefined || month === undefined || !AMBIGUOUS.has(word.folded)) return month
  const before = words[at - 1]
  const hasFigure = FIGURE.test(before?.folded ?? '') || FIGURE.test(words[at + 1]?.folded ?? '')
  const isCapital = /^\p{Lu}/u.test(word.raw) && before?.sentence === word.sentence
  return hasFigure || (isCapital && word.folded !== 'sept') ? month : undefined
}

/** Year that a word names, with the index behind it; "of", "de" and a comma may stand before it. */
export function yearAt(
  words: readonly Word[],
  at: number,
): { year: number; next: number } | undefined {
  const from = ['de', 'of', 'en', 'in'].includes(words[at]?.folded ?? '') ? at + 1 : at
  const word = words[from]
  if (word === undefined || !/^20\d\d$/.test(word.folded)) return undefined
  if (!/^,?[ \u00a0\u202f-]$/.test(word.gap)) return undefined
  return { year: Number(word.folded), next: from + 1 }
}
