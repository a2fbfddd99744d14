import { type Word, wordsOf } from './words.ts'

type Phrase<T> = { folded: readonly string[]; exact: readonly (string | undefined)[]; value: T }

/** Words that only their accent tells from a common one ("des"); in capitals the accent may be missing. */
const TOLD_BY_ACCENT = new Set(['dès'])

/** Phrases with what each stands for, by their first word, the longest first. */
export type Phrases<T> = ReadonlyMap<string, readonly Phrase<T>[]>

/** Pairs that an apostrophe joins and hasty writing writes as one word: "dont need", "jai deja". */
const JOINED = new Set([
  ...'don doesn didn isn aren wasn won can couldn shouldn wouldn hasn haven needn'
    .split(' ')
    .map((verb) => `${verb} t`),
  ...['j ai', 'c est', 'n est', 'n a', 's occupe', 's occupent', 'd ici', 'qu on', 'i m', 'i ve'],
  ...['we ve', 'it s', 'that s'],
])

/** Place where a phrase stands: `next` is the index behind its last word. */
export type PhraseMatch<T> = { value: T; next: number }

/** Index of phrases, compared by folded words; each row is a value and its phrases, separated by commas. */
export function phrasesOf<T>(rows: Iterable<readonly [value: T, phrases: string]>): Phrases<T> {
  const index = new Map<string, Phrase<T>[]>()
  for (const [value, list] of rows)
    for (const phrase of list.split(',')) {
      const words = wordsOf(phrase)
      const folded = words.map((word) => word.folded)
      const exact = words.map(({ raw }) => (TOLD_BY_ACCENT.has(raw) ? raw : undefined))
      const joined = joinedOf(folded)
      for (const one of joined.length < folded.length ? [folded, joined] : [folded]) {
        const [first = ''] = one
        const phrase = { folded: one, exact: one === folded ? exact : [], value }
        index.set(first, [...(index.get(first) ?? []), phrase])
      }
    }
  for (const same of index.values()) same.sort((a, b) => b.folded.length - a.folded.length)
  return index
}

function joinedOf(folded: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < folded.length; at += 1) {
    const [one = '', next = ''] = [folded[at], folded[at + 1]]
    const isPair = JOINED.has(`${one} ${next}`)
    joined.push(isPair ? one + next : one)
    if (isPair) at += 1
  }
  return joined
}

/** Longest phrase that begins at a word and stays within its sentence. */
export function phraseAt<T>(
  phrases: Phrases<T>,
  words: readonly Word[],
  at: number,
): PhraseMatch<T> | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  const fits = ({ folded, exact }: Phrase<T>) =>
    folded.every((one, step) => {
      const word = words[at + step]
      if (word?.folded !== one || word.sentence !== first.sentence) return false
      const accented = exact[step]
      return accented === undefined || word.raw.toLowerCase() === accented || isCapitals(word.raw)
    })
  const found = phrases.get(first.folded)?.find(fits)
  return found && { value: found.value, next: at + found.folded.length }
}

/** Phrases found from one word to before another, in order, without overlaps. */
export function phrasesBetween<T>(
  phrases: Phrases<T>,
  words: readonly Word[],
  [from, to]: readonly [from: number, to: number],
): (PhraseMatch<T> & { at: number })[] {
  const found: (PhraseMatch<T> & { at: number })[] = []
  for (let at = from; at < to; ) {
    const match = phraseAt(phrases, words, at)
    if (match !== undefined && match.next <= to) found.push({ at, ...match })
    at = match?.next ?? at + 1
  }
  return found
}

const isCapitals = (raw: string) => raw === raw.toUpperCase()
