import type { Slug } from '../units.ts'
import { CONCEPTS } from './concepts.ts'
import { fits, indexCues } from './cue.ts'
import type { Term } from './terms.ts'

const CUES = indexCues(CONCEPTS.values())

/** Phrase that means a concept without naming it; `from` and `to` are indexes of its words, end exclusive. */
export type FoundPhrase = { slug: Slug; from: number; to: number; phrase: string }

/** Phrases of a text in order; of those that mean the same concept from the same word on, the first. */
export function findPhrases(words: readonly Term[]): FoundPhrase[] {
  const found: FoundPhrase[] = []
  for (const [from, { stem }] of words.entries()) {
    const here = new Set<Slug>()
    for (const cue of CUES.get(stem) ?? []) {
      const to = here.has(cue.slug) ? undefined : fits(cue, words, from)
      if (to === undefined) continue
      here.add(cue.slug)
      found.push({ slug: cue.slug, from, to, phrase: cue.phrase })
    }
  }
  return found
}
