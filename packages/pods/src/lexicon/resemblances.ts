import { type Word, wordsOf } from '../text/words.ts'
import type { Slug } from '../units.ts'
import type { Concept } from './concept.ts'
import { CONCEPTS } from './concepts.ts'
import { EMPTY_WORDS } from './data/empty-words.ts'
import { LINK_WORDS } from './link-words.ts'
import { stem } from './stem.ts'

/** Letters by which words are the same here: "réservation" and "réserver" are. */
const ROOT = 7
/** Fewest letters of a word that tells something. */
const SHORTEST = 3
/** Concepts with a word in common from which it tells nothing. */
const COMMONEST = 60
/** Fewest words that make a resemblance. */
const FEWEST = 2

/** Concepts whose names or phrases contain a root. */
const CONCEPTS_BY_ROOT = conceptsByRoot()

function conceptsByRoot(): ReadonlyMap<string, readonly Slug[]> {
  const byRoot = new Map<string, Slug[]>()
  for (const concept of CONCEPTS.values())
    for (const root of rootsOf(concept)) {
      const known = byRoot.get(root)
      if (known === undefined) byRoot.set(root, [concept.slug])
      else known.push(concept.slug)
    }
  return byRoot
}

function rootsOf({ kind, labels, names, cues }: Concept): Set<string> {
  if (kind !== 'skill' && kind !== 'deliverable') return new Set()
  const phrases = cues.map((cue) => cue.replaceAll(/<\w+>/g, ''))
  const texts = [labels.fr, labels.en, ...names.fr, ...names.en, ...phrases]
  return new Set(texts.flatMap((text) => wordsOf(text).flatMap(({ folded }) => telling(folded))))
}

/** Root of a word that can tell a concept, as a list of one. */
function telling(folded: string): string[] {
  if (folded.length < SHORTEST || /^\d/.test(folded)) return []
  const whole = stem(folded)
  return LINK_WORDS.has(whole) || EMPTY_WORDS.has(whole) ? [] : [whole.slice(0, ROOT)]
}

/** Likeness of a run of words to a concept: the sum of how rare their common roots are, with the words' indexes. */
export type Resemblance = { slug: Slug; likeness: number; at: number; next: number }

/**
 * Skills and deliverables with which a run of words shares at least two words of their names and phrases, those left
 * out that something else has read.
 */
export function resemblancesIn(
  words: readonly Word[],
  [from, to]: readonly [from: number, to: number],
  isFree: (at: number) => boolean,
): Resemblance[] {
  const seen = new Set<string>()
  const found = new Map<Slug, Resemblance & { shared: number }>()
  for (let at = from; at < to; at += 1) {
    const [root] = telling(words[at]?.folded ?? '')
    if (root === undefined || seen.has(root) || !isFree(at)) continue
    seen.add(root)
    const slugs = CONCEPTS_BY_ROOT.get(root) ?? []
    if (slugs.length > COMMONEST) continue
    const rarity = Math.log(CONCEPTS.size / slugs.length)
    for (const slug of slugs) {
      const known = found.get(slug) ?? { slug, likeness: 0, at, next: at, shared: 0 }
      known.likeness += rarity
      known.shared += 1
      known.next = at + 1
      found.set(slug, known)
    }
  }
  return [...found.values()].filter(({ shared }) => shared >= FEWEST)
}
