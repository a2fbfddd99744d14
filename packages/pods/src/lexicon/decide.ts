import { fold } from '../text/fold.ts'
import type { Language, Slug } from '../units.ts'
import { CONCEPTS } from './concepts.ts'
import { LINK_WORDS } from './link-words.ts'
import type { Sense } from './sense.ts'
import { stem } from './stem.ts'
import type { Term } from './terms.ts'

const NEAR_WORDS = 8
const BEFORE_WORDS = 6

/** Knowledge around a name whose meaning has to be decided. */
export type Surroundings = {
  words: readonly Term[]
  /** Slugs and categories that each sentence certainly names. */
  sure: readonly (ReadonlySet<string> | undefined)[]
  /** Slugs and categories that the whole text certainly names. */
  about: ReadonlySet<string>
  languages: readonly (Language | null)[]
}

/** First sense that holds for the words from `from` to before `to`. */
export const decide = (
  senses: readonly Sense[],
  { from, to }: { from: number; to: number },
  around: Surroundings,
): Sense | undefined => senses.find((sense) => holds(sense, from, to, around))

function holds(sense: Sense, from: number, to: number, around: Surroundings): boolean {
  const { words, sure, about, languages } = around
  const first = words[from]
  if (first === undefined) return false
  const { sentence } = first
  return (
    (sense.cased === undefined || isCapital(words, from)) &&
    (sense.capital === undefined || /^\p{Lu}/u.test(first.raw)) &&
    (sense.written === undefined || sense.written.split(' ').includes(first.raw)) &&
    (sense.next === undefined || has(sense.next, neighbour(words, to, 1, sentence))) &&
    (sense.previous === undefined ||
      has(sense.previous, neighbour(words, from - 1, -1, sentence))) &&
    (sense.before === undefined ||
      hasBetween(sense.before, words, { start: from - BEFORE_WORDS, end: from, sentence })) &&
    (sense.near === undefined ||
      hasBetween(sense.near, words, { start: from - NEAR_WORDS, end: from, sentence }) ||
      hasBetween(sense.near, words, { start: to, end: to + NEAR_WORDS, sentence })) &&
    (sense.beside === undefined || meets(sense.beside, sure[sentence])) &&
    (sense.about === undefined || meets(sense.about, about)) &&
    (sense.language === undefined || languages[sentence] === sense.language)
  )
}

function isCapital(words: readonly Term[], at: number): boolean {
  const { raw = '', sentence } = words[at] ?? {}
  const opens = words[at - 1]?.sentence !== sentence
  return /^\p{Lu}/u.test(raw) && (!opens || /^\p{Lu}{2}/u.test(raw))
}

/** Term beside, link words left out, within the sentence. */
function neighbour(words: readonly Term[], at: number, step: 1 | -1, sentence: number) {
  let index = at
  while (words[index]?.sentence === sentence && LINK_WORDS.has(words[index]?.stem ?? ''))
    index += step
  const word = words[index]
  return word?.sentence === sentence ? word : undefined
}

const has = (list: string, word: Term | undefined): boolean =>
  word !== undefined && stemSet(list).has(word.stem)

function hasBetween(
  list: string,
  words: readonly Term[],
  { start, end, sentence }: { start: number; end: number; sentence: number },
): boolean {
  const wanted = stemSet(list)
  return words
    .slice(Math.max(0, start), end)
    .some((word) => word.sentence === sentence && wanted.has(word.stem))
}

const meets = (list: string, named: ReadonlySet<string> | undefined): boolean =>
  named !== undefined && list.split(' ').some((one) => named.has(one))

/** Slug and category of a concept: what a sense can ask for. */
export const marksOf = (slug: Slug): string[] => {
  const concept = CONCEPTS.get(slug)
  return concept === undefined ? [] : [slug, concept.category]
}

const stemSets = new Map<string, ReadonlySet<string>>()

function stemSet(list: string): ReadonlySet<string> {
  const known = stemSets.get(list)
  if (known !== undefined) return known
  const made = new Set(list.split(' ').map((one) => stem(fold(one))))
  stemSets.set(list, made)
  return made
}
