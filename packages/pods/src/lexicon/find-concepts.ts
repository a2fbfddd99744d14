import type { Language, Slug } from '../units.ts'
import type { Mention } from './concept.ts'
import { CONCEPTS } from './concepts.ts'
import { AMBIGUOUS_NAMES } from './data/ambiguous-names.ts'
import { decide, marksOf, type Surroundings } from './decide.ts'
import { type FoundName, findNames, longestNameAt } from './find-names.ts'
import { type FoundPhrase, findPhrases } from './find-phrases.ts'
import type { Sense } from './sense.ts'
import { sentenceLanguages } from './sentence-language.ts'
import { type Term, termsOf } from './terms.ts'
import { type Naming, stemsOf } from './trie.ts'

const SENSES: ReadonlyMap<string, readonly Sense[]> = new Map(
  AMBIGUOUS_NAMES.flatMap(({ names, senses }) =>
    names.split(',').map((name) => [stemsOf(name).join(' '), senses] as const),
  ),
)

const NAMED = 0.95
const DECIDED = 0.8
const MISSPELT = 0.8
const MEANT = 0.7

/**
 * Places where a text names a concept, in order, without overlaps among names; phrases that only mean a concept may
 * overlap them. Linear in the length of the text.
 */
export function findConcepts(text: string): Mention[] {
  const words = termsOf(text)
  const phrases = findPhrases(words)
  const names = findNames(words)
  const around = surroundings(words, { names, phrases })
  const phraseEnds = endsOf(phrases, words.length)
  const named = names.flatMap((name) => {
    const mentioned = mentionOfName(name, around)
    const isInPhrase = (phraseEnds[name.from] ?? 0) >= name.to && sensesOf(name) !== undefined
    return mentioned === undefined || (isInPhrase && mentioned.kind !== 'tool') ? [] : [mentioned]
  })
  const known = new Set(named.map(({ slug, words: [from] }) => `${slug} ${from}`))
  const nameEnds = endsOf(
    named.map(({ words: [from, to] }) => ({ from, to })),
    words.length,
  )
  // A part of a longer name says nothing of its own: the "graphique" of a "charte graphique" is no chart.
  const isInName = (from: number, to: number) => from > 0 && (nameEnds[from - 1] ?? 0) >= to
  const meant = phrases.flatMap(({ slug, from, to, phrase }) =>
    known.has(`${slug} ${from}`) || isInName(from, to)
      ? []
      : (mention(words, { slug, from, to, confidence: MEANT, alias: phrase }) ?? []),
  )
  return [...named, ...meant].sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])
}

/** Concepts that a text as a whole can name, the likeliest first; none where it says more or something else. */
export function conceptsNamed(text: string): Slug[] {
  const words = termsOf(text)
  const name = longestNameAt(words, 0, true)
  if (name?.to !== words.length) return []
  const decided = (sensesOf(name) ?? []).flatMap(({ slug }) => slug ?? [])
  return [...decided, ...name.namings.map(({ slug }) => slug)]
}

const sensesOf = ({ namings }: FoundName): readonly Sense[] | undefined => {
  const [naming] = namings
  return naming === undefined ? undefined : SENSES.get(naming.key)
}

/** Furthest end, for each word, of a phrase that begins there or before. */
function endsOf(phrases: readonly Pick<FoundPhrase, 'from' | 'to'>[], count: number): Uint32Array {
  const ends = new Uint32Array(count)
  for (const { from, to } of phrases) ends[from] = Math.max(ends[from] ?? 0, to)
  for (let at = 1; at < count; at += 1) ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0)
  return ends
}

/** Certain content of a text: its unambiguous names and its phrases. */
function surroundings(
  words: readonly Term[],
  { names, phrases }: { names: readonly FoundName[]; phrases: readonly FoundPhrase[] },
): Surroundings {
  const languages = sentenceLanguages(words)
  const sure: Set<string>[] = []
  const about = new Set<string>()
  const note = (slug: Slug | undefined, at: number) => {
    const sentence = words[at]?.sentence ?? 0
    const marks = sure[sentence] ?? new Set<string>()
    sure[sentence] = marks
    for (const mark of slug === undefined ? [] : marksOf(slug)) {
      marks.add(mark)
      about.add(mark)
    }
  }
  for (const name of names)
    if (sensesOf(name) === undefined)
      note(byLanguage(name.namings, languages[words[name.from]?.sentence ?? 0])?.slug, name.from)
  for (const { slug, from } of phrases) note(slug, from)
  return { words, sure, about, languages }
}

/** Naming in the sentence's language where there is one, else any. */
const byLanguage = (namings: readonly Naming[], language: Language | null | undefined) =>
  namings.find((one) => one.language === language || one.language === null) ?? namings[0]

function mentionOfName(name: FoundName, around: Surroundings): Mention | undefined {
  const { from, to, namings, corrected } = name
  const senses = sensesOf(name)
  const sense = senses === undefined ? undefined : decide(senses, name, around)
  const naming = byLanguage(namings, around.languages[around.words[from]?.sentence ?? 0])
  if (naming === undefined || sense?.slug === null) return undefined
  if (senses !== undefined && sense === undefined) return undefined
  return mention(around.words, {
    slug: sense?.slug ?? naming.slug,
    from,
    to,
    confidence: corrected || !naming.spelt ? MISSPELT : sense === undefined ? NAMED : DECIDED,
    alias: naming.alias,
  })
}

function mention(
  words: readonly Term[],
  found: { slug: Slug; from: number; to: number; confidence: number; alias: string },
): Mention | undefined {
  const { slug, from, to, confidence, alias } = found
  const kind = CONCEPTS.get(slug)?.kind
  const start = words[from]?.start
  const end = words[to - 1]?.end
  if (kind === undefined || start === undefined || end === undefined) return undefined
  return { slug, kind, span: [start, end], words: [from, to], confidence, alias }
}
