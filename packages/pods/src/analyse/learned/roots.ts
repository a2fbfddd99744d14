import { EMPTY_WORDS } from '../../lexicon/data/empty-words.ts'
import { LINK_WORDS } from '../../lexicon/link-words.ts'
import { stem } from '../../lexicon/stem.ts'
import type { Word } from '../../text/words.ts'

/** Letters by which words are the same here: with five, "livrer" and "livraison" are. */
const ROOT = 5
const SHORTEST = 3

/** Roots of words, once each; figures, signs and words that hold a sentence together have none. */
export function rootsOf(words: Iterable<Word>): Set<string> {
  const roots = new Set<string>()
  for (const { folded } of words) {
    if (folded.length < SHORTEST || !/^[a-z]+$/.test(folded)) continue
    const whole = stem(folded)
    if (!LINK_WORDS.has(whole) && !EMPTY_WORDS.has(whole)) roots.add(whole.slice(0, ROOT))
  }
  return roots
}
