import { EMPTY_WORDS } from '../../lexicon/data/empty-words.ts'
import { LINK_WORDS } from '../../lexicon/link-words.ts'
import { stem } from '../../lexicon/stem.ts'
import type { Word } from '../../text/words.ts'
import type { Brief } from '../brief.ts'
import { rangesOf } from '../scopes/clause-ranges.ts'
import { kindWeightsOf } from './kind-weights.ts'
import { KIND_COUNTS } from './learned-counts.ts'

/** Letters by which words are the same here. */
const ROOT = 7
const SHORTEST = 2
/** Strength of all learnt words beside the votes of rules: with more words it grows by their root only. */
const STRENGTH = 1.5
const FEW = 10

const WEIGHTS = kindWeightsOf(KIND_COUNTS)

/** Votes of a brief’s words for kinds of project, by their index in `ARCHETYPES`, as labelled briefs have taught. */
export function learnedVotes(brief: Brief): Map<number, number> {
  const rows = [...wantedRoots(brief)].flatMap((root) => [WEIGHTS.get(root) ?? []])
  const strength = STRENGTH / Math.sqrt(rows.filter(({ length }) => length > 0).length + FEW)
  const votes = new Map<number, number>()
  for (const [at, weight] of rows.flat()) votes.set(at, (votes.get(at) ?? 0) + weight * strength)
  return votes
}

/** Roots of the words of the clauses that begin as a wish, once each. */
export function wantedRoots({ words, standings }: Brief): Set<string> {
  const roots = new Set<string>()
  for (const clause of rangesOf(words).clauses) {
    const standing = clause === undefined ? undefined : standings.at(clause[0])
    if (clause === undefined || (standing !== 'wanted' && standing !== 'nice')) continue
    for (const word of words.slice(...clause)) {
      const root = rootOf(word)
      if (root !== undefined) roots.add(root)
    }
  }
  return roots
}

/** Beginning of a word's stem; undefined for figures, signs and words that hold a sentence together. */
function rootOf({ folded }: Word): string | undefined {
  if (folded.length < SHORTEST || !/^[a-z]+$/.test(folded)) return undefined
  const whole = stem(folded)
  return LINK_WORDS.has(whole) || EMPTY_WORDS.has(whole) ? undefined : whole.slice(0, ROOT)
}
