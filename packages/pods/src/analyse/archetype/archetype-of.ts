import { CONCEPTS } from '../../lexicon/concepts.ts'
import { phrasesBetween } from '../../text/phrases.ts'
import { ARCHETYPES, type Archetype } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import type { StandingMention } from '../skills/mentions-of.ts'
import { ARCHETYPE_CUES } from './archetype-cues.ts'
import { FIELD_WORDS } from './field-words.ts'
import { learnedVotes } from './learned-words.ts'

/** Worth of what is said again, and of what stands late in the text: the first lines say what it is about. */
const AGAIN = 0.3
const LATE = 0.6
const EARLY_WORDS = 40
const NICE = 0.5
/** Worth of a product that is refused: somebody who wants no Wix wants a website. */
const OTHER = 0.5

/** Words of a brief that speak for its kind of project, end exclusive, and how loud they are. */
export type ArchetypeEvidence = { at: number; next: number; worth: number }

export type ArchetypeReading = {
  archetype: Archetype
  /** Strongest sign of the kind of project; none where the votes together prove little. */
  evidence: ArchetypeEvidence | undefined
}

/** Votes together from which a kind of project is certain enough to conclude from. */
const CERTAIN = 2

/**
 * Kind of project that the concepts and words of a brief vote for, with what labelled briefs have taught of its other
 * words; `website` where nothing votes.
 */
export function archetypeOf(brief: Brief, mentions: readonly StandingMention[]): ArchetypeReading {
  const votes = new Map<Archetype, number>()
  const loudest = new Map<Archetype, ArchetypeEvidence>()
  const seen = new Set<string>()
  const vote = (
    archetype: Archetype,
    weight: number,
    { key, at, next, isTool }: { key: string; at: number; next: number; isTool?: boolean },
  ) => {
    const standing = brief.standings.at(at)
    const isOther = standing === 'refused' && isTool === true
    if (standing !== 'wanted' && standing !== 'nice' && !isOther) return
    const again = seen.has(`${archetype} ${key}`) ? AGAIN : 1
    seen.add(`${archetype} ${key}`)
    const worth =
      weight *
      again *
      (at < EARLY_WORDS ? 1 : LATE) *
      (standing === 'wanted' ? 1 : isOther ? OTHER : NICE)
    votes.set(archetype, (votes.get(archetype) ?? 0) + worth)
    if (standing === 'wanted' && worth > (loudest.get(archetype)?.worth ?? 0))
      loudest.set(archetype, { at, next, worth })
  }
  for (const { slug, kind, at, next, confidence } of mentions)
    for (const [archetype, weight] of Object.entries(CONCEPTS.get(slug)?.speaksFor ?? {}))
      vote(archetype as Archetype, weight * confidence, {
        key: slug,
        at,
        next,
        isTool: kind === 'tool',
      }) // its own keys
  for (const cues of [ARCHETYPE_CUES, FIELD_WORDS])
    for (const { at, next, value } of phrasesBetween(cues, brief.words, [0, brief.words.length]))
      vote(value[0], value[1], { key: brief.words[at]?.folded ?? '', at, next })
  const learnt = learnedVotes(brief)
  const scoreOf = (one: Archetype) =>
    (votes.get(one) ?? 0) + (learnt.get(ARCHETYPES.indexOf(one)) ?? 0)
  const archetype = ARCHETYPES.reduce(
    (best, one) => (scoreOf(one) > scoreOf(best) ? one : best),
    'website',
  )
  const isCertain = (votes.get(archetype) ?? 0) >= CERTAIN
  return { archetype, evidence: isCertain ? loudest.get(archetype) : undefined }
}
