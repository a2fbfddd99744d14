import type { Language, Slug } from '../units.ts'
import type { Mention } from './concept.ts'
import { CONCEPTS } from './concepts.ts'
import { fits, indexCues } from './cue.ts'
import { AMBIGUOUS_NAMES } from './data/ambiguous-names.ts'
import { decide, marksOf, type Surroundings } from './decide.ts'
import { LINK_WORDS } from './link-words.ts'
import type { Sense } from './sense.ts'
import { sentenceLanguages } from './sentence-language.ts'
import { buildCorrector } from './spelling.ts'
import { type Term, termsOf } from './terms.ts'
import { buildTrie, type Naming, stemsOf, type TrieNode } from './trie.ts'

const TRIE = buildTrie(CONCEPTS.values())
const CUES = indexCues(CONCEPTS.values())
const correct = buildCorrector(TRIE)
const SENSES: ReadonlyMap<string, readonly Sense[]> = new Map(
  AMBIGUOUS_NAMES.map(({ name, senses }) => [stemsOf(name).join(' '), senses]),
)

const NAMED = 0.95
const DECIDED = 0.8
const MISSPELT = 0.8
const MEANT = 0.7

/** Names as they were found, before their meaning is decided. */
type Candidate = {
  from: number
  to: number
  namings: readonly Naming[]
  corrected: boolean
  senses: readonly Sense[] | undefined
}

/**
 * Places where a text names a concept, in order, without overlaps among names; phrases that only mean a concept may
 * overlap them. Linear in its length.
 */
export function findConcepts(text: string): Mention[] {
  const words = termsOf(text)
  const languages = sentenceLanguages(words)
  const candidates = findNames(words)
  const sure: Set<string>[] = []
  const about = new Set<string>()
  for (const candidate of candidates) {
    if (candidate.senses !== undefined) continue
    const slug = byLanguage(candidate.namings, languageAt(words, candidate.from, languages))?.slug
    const sentence = words[candidate.from]?.sentence ?? 0
    const marks = sure[sentence] ?? new Set<string>()
    sure[sentence] = marks
    for (const mark of slug === undefined ? [] : marksOf(slug)) {
      marks.add(mark)
      about.add(mark)
    }
  }
  const around: Surroundings = { words, sure, about, languages }
  const named = candidates.flatMap((candidate) => mentionOf(candidate, around) ?? [])
  return [...named, ...findMeant(words, named)].sort(
    (a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1],
  )
}

function findNames(words: readonly Term[]): Candidate[] {
  const found: Candidate[] = []
  let from = 0
  while (from < words.length) {
    const candidate = longestAt(words, from)
    if (candidate !== undefined) found.push(candidate)
    from = candidate?.to ?? from + 1
  }
  return found
}

/** Longest name that begins at a word; link words within it may come and go. */
function longestAt(words: readonly Term[], from: number): Candidate | undefined {
  let node: TrieNode = TRIE
  let corrected = false
  let longest: Candidate | undefined
  for (let at = from; at < words.length; at += 1) {
    const word = words[at]
    if (word === undefined || (at > from && word.apart)) break
    const exact = node.next.get(word.stem)
    if (exact === undefined && at > from && LINK_WORDS.has(word.stem)) continue
    const right = exact === undefined ? correct(word.stem) : undefined
    const next = exact ?? (right === undefined ? undefined : node.next.get(right))
    if (next === undefined) break
    corrected ||= exact === undefined
    node = next
    if (node.namings.length > 0)
      longest = {
        from,
        to: at + 1,
        namings: node.namings,
        corrected,
        senses: sensesOf(words, from, at + 1),
      }
  }
  return longest
}

/** Concepts that a text as a whole can name, the likeliest first; none where it says more or something else. */
export function conceptsNamed(text: string): Slug[] {
  const words = termsOf(text)
  const candidate = longestAt(words, 0)
  if (candidate?.to !== words.length) return []
  const { namings, senses = [] } = candidate
  const decided = senses.flatMap(({ slug }) => slug ?? [])
  return [...decided, ...namings.map(({ slug }) => slug)]
}

const sensesOf = (words: readonly Term[], from: number, to: number) => {
  const stems = words.slice(from, to).map((word) => word.stem)
  return SENSES.get(stems.filter((one, index) => index === 0 || !LINK_WORDS.has(one)).join(' '))
}

const languageAt = (words: readonly Term[], at: number, languages: readonly (Language | null)[]) =>
  languages[words[at]?.sentence ?? 0] ?? null

/** Naming in the sentence's language where there is one, else any. */
const byLanguage = (namings: readonly Naming[], language: Language | null): Naming | undefined =>
  namings.find((one) => one.language === language || one.language === null) ?? namings[0]

function mentionOf(candidate: Candidate, around: Surroundings): Mention | undefined {
  const { from, to, namings, senses } = candidate
  const meant = senses === undefined ? undefined : decide(senses, candidate, around)
  if (meant === null) return undefined
  const naming = byLanguage(namings, languageAt(around.words, from, around.languages))
  if (naming === undefined) return undefined
  const misspelt = candidate.corrected || !naming.spelt
  return mention(around.words, {
    slug: meant ?? naming.slug,
    from,
    to,
    confidence: misspelt ? MISSPELT : meant === undefined ? NAMED : DECIDED,
    alias: naming.alias,
  })
}

/** Concepts that are meant by a phrase; one that the same words name is left out. */
function findMeant(words: readonly Term[], named: readonly Mention[]): Mention[] {
  const known = new Set(named.map(({ slug, words: [from] }) => `${slug} ${from}`))
  const found: Mention[] = []
  for (const [from, word] of words.entries())
    for (const cue of CUES.get(word.stem) ?? []) {
      const to = fits(cue, words, from)
      if (to === undefined || known.has(`${cue.slug} ${from}`)) continue
      known.add(`${cue.slug} ${from}`)
      const meant = { slug: cue.slug, from, to, confidence: MEANT, alias: cue.phrase }
      const made = mention(words, meant)
      if (made !== undefined) found.push(made)
    }
  return found
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
