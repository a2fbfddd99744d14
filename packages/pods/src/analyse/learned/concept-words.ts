import type { Concept } from '../../lexicon/concept.ts'
import { CONCEPTS } from '../../lexicon/concepts.ts'
import { wordsOf } from '../../text/words.ts'
import type { Slug } from '../../units.ts'
import { ARCHETYPES, type Archetype } from '../analysis.ts'
import type { ConceptCounts } from './concept-counts.ts'
import { rootsOf } from './roots.ts'

/** Evidence of words and kinds of project for concepts. */
export type ConceptWords = {
  /** Concepts that a root speaks for, and how much: the logarithm of how much more often it stands with them. */
  byRoot: ReadonlyMap<string, readonly (readonly [slug: Slug, weight: number])[]>
  /** Log-odds that a brief of a kind asks for a concept. */
  usual: (slug: Slug, archetype: Archetype) => number
}

/** Worth of a word of the lexicon's names and phrases beside one of a labelled place. */
const NAMED = 0.4
/** Count added to seen and expected, so that a single use proves little. */
const DAMPING = 0.1
const LEAST = 0.3
/** Briefs by which a kind's own share of a concept is drawn to the share in all kinds. */
const PRIOR = 4
const UNSEEN = 0.3

/** Roots of the names and phrases of each concept that is no trade. */
const NAMED_ROOTS: ReadonlyMap<Slug, ReadonlySet<string>> = new Map(
  [...CONCEPTS.values()]
    .filter(({ kind }) => kind !== 'trade')
    .map((concept) => [concept.slug, namedRoots(concept)]),
)

function namedRoots({ labels, names, cues }: Concept): Set<string> {
  const phrases = cues.map((cue) => cue.replaceAll(/<\w+>|[()^?…|]/g, ' '))
  const texts = [labels.fr, labels.en, ...names.fr, ...names.en, ...phrases]
  return rootsOf(texts.flatMap((text) => wordsOf(text)))
}

export function conceptWordsOf({ briefs, concepts }: ConceptCounts): ConceptWords {
  const uses = (slug: Slug) => sum(concepts.get(slug)?.uses.values() ?? [])
  const all = sum(briefs.values())
  return {
    byRoot: byRoot(concepts, uses),
    usual: (slug, archetype) => {
      const kind = ARCHETYPES.indexOf(archetype)
      const share = (uses(slug) + UNSEEN) / (all + 1)
      const count = concepts.get(slug)?.uses.get(kind) ?? 0
      const own = (count + PRIOR * share) / ((briefs.get(kind) ?? 0) + PRIOR)
      return Math.log(own / (1 - own))
    },
  }
}

function byRoot(
  concepts: ConceptCounts['concepts'],
  uses: (slug: Slug) => number,
): ConceptWords['byRoot'] {
  const counts = new Map<string, Map<Slug, number>>()
  const worths = new Map<Slug, number>()
  for (const [slug, named] of NAMED_ROOTS) {
    worths.set(slug, NAMED + uses(slug))
    const seen = concepts.get(slug)?.roots ?? new Map<string, number>()
    for (const root of new Set([...seen.keys(), ...named])) {
      const ofRoot = counts.get(root) ?? new Map<Slug, number>()
      counts.set(root, ofRoot.set(slug, (seen.get(root) ?? 0) + (named.has(root) ? NAMED : 0)))
    }
  }
  const total = sum(worths.values())
  return new Map(
    [...counts].map(([root, ofRoot]) => {
      const share = sum(ofRoot.values()) / total
      const weights = [...ofRoot].map(([slug, count]) => {
        const expected = share * (worths.get(slug) ?? 0)
        return [slug, Math.log((count + DAMPING) / (expected + DAMPING))] as const
      })
      return [root, weights.filter(([, weight]) => weight > LEAST)]
    }),
  )
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0)
