import type { Category } from '../../lexicon/concept.ts'
import { CONCEPTS } from '../../lexicon/concepts.ts'
import { neighboursOf } from '../../lexicon/similarity.ts'
import type { Slug } from '../../units.ts'
import type { Archetype } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { type Ranges, rangesOf } from '../scopes/clause-ranges.ts'
import { isAskedFor } from '../scopes/requests.ts'
import { isAtHome } from './home-categories.ts'
import type { StandingMention } from './mentions-of.ts'

/** Circumstances of a mention that say how likely it is a wish. */
export type Circumstance =
  | 'phrase'
  | 'acrossClauses'
  | 'severalWords'
  | 'ambiguous'
  | 'tool'
  | 'home'
  | 'subject'
  | 'neighbour'
  | 'company'
  | 'asked'
  | 'again'

/** Parts of a text in which a mention's circumstances are looked up. */
export type Surroundings = {
  brief: Brief
  ranges: Ranges
  archetype: Archetype
  /** Mentions of each concept. */
  counts: ReadonlyMap<Slug, number>
  /** Concepts of each field that the brief mentions. */
  fields: ReadonlyMap<Category, ReadonlySet<Slug>>
}

/** Concepts of a field from which it is a part of the project. */
const COMPANY = 3
/** Confidence below which a name was told from its look-alikes by what stands around it. */
const CERTAIN = 0.9

/** Surroundings of the mentions of a brief. */
export function surroundingsOf(
  brief: Brief,
  mentions: readonly StandingMention[],
  archetype: Archetype,
): Surroundings {
  const counts = new Map<Slug, number>()
  const fields = new Map<Category, Set<Slug>>()
  for (const { slug } of mentions) {
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
    const category = CONCEPTS.get(slug)?.category
    if (category !== undefined) fields.set(category, (fields.get(category) ?? new Set()).add(slug))
  }
  return { brief, ranges: rangesOf(brief.words), archetype, counts, fields }
}

/** Circumstances in which a mention stands. */
export function circumstancesOf(
  mention: StandingMention,
  { brief: { words }, archetype, counts, fields }: Surroundings,
): Circumstance[] {
  const { slug, kind, alias, confidence, at, next } = mention
  const concept = CONCEPTS.get(slug)
  if (concept === undefined) return []
  const isPhrase = concept.cues.includes(alias)
  const holds: Readonly<Record<Circumstance, boolean>> = {
    phrase: isPhrase,
    acrossClauses: words[at]?.clause !== words[next - 1]?.clause,
    severalWords: !isPhrase && next - at > 1,
    ambiguous: !isPhrase && confidence < CERTAIN,
    tool: kind === 'tool',
    home: isAtHome(concept, archetype),
    subject: (concept.speaksFor[archetype] ?? 0) > 0,
    neighbour: [...neighboursOf(slug)].some((near) => counts.has(near)),
    company: (fields.get(concept.category)?.size ?? 0) >= COMPANY,
    asked: isAskedFor(words, mention),
    again: (counts.get(slug) ?? 0) > 1,
  }
  return (Object.keys(holds) as Circumstance[]).filter((one) => holds[one]) // its own keys
}
