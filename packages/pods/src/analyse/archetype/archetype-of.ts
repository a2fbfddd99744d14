import { CONCEPTS } from '../../lexicon/concepts.ts'
import { phrasesBetween } from '../../text/phrases.ts'
import { ARCHETYPES, type Archetype } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import type { StandingMention } from '../skills/mentions-of.ts'
import { ARCHETYPE_CUES } from './archetype-cues.ts'

/** Worth of what is said again, and of what stands late in the text: the first lines say what it is about. */
const AGAIN = 0.3
const LATE = 0.6
const EARLY_WORDS = 40
const NICE = 0.5

/** Kind of project that the concepts and cues of a brief vote for; `website` where nothing votes. */
export function archetypeOf(brief: Brief, mentions: readonly StandingMention[]): Archetype {
  const votes = new Map<Archetype, number>()
  const seen = new Set<string>()
  const vote = (archetype: Archetype, weight: number, { key, at }: { key: string; at: number }) => {
    const standing = brief.standings.at(at)
    if (standing !== 'wanted' && standing !== 'nice') return
    const again = seen.has(`${archetype} ${key}`) ? AGAIN : 1
    seen.add(`${archetype} ${key}`)
    const worth = weight * again * (at < EARLY_WORDS ? 1 : LATE) * (standing === 'nice' ? NICE : 1)
    votes.set(archetype, (votes.get(archetype) ?? 0) + worth)
  }
  for (const { slug, at, confidence } of mentions)
    for (const [archetype, weight] of Object.entries(CONCEPTS.get(slug)?.speaksFor ?? {}))
      vote(archetype as Archetype, weight * confidence, { key: slug, at }) // its own keys
  for (const { at, value } of phrasesBetween(ARCHETYPE_CUES, brief.words, [0, brief.words.length]))
    vote(value[0], value[1], { key: brief.words[at]?.folded ?? '', at })
  return ARCHETYPES.reduce(
    (best, one) => ((votes.get(one) ?? 0) > (votes.get(best) ?? 0) ? one : best),
    'website',
  )
}
