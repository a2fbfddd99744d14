import type { Category } from '../../lexicon/concept.ts'
import { CONCEPTS } from '../../lexicon/concepts.ts'
import type { Archetype } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { type Circumstance, circumstancesOf, surroundingsOf } from './mention-circumstances.ts'
import type { StandingMention } from './mentions-of.ts'

/**
 * Weights of the circumstances of a mention: what a logistic regression on the labelled briefs in view gives them,
 * rounded. The briefs of authors that no rule was made with count three times.
 */
const WEIGHTS: Readonly<Record<Circumstance, number>> = {
  phrase: 0,
  acrossClauses: -0.3,
  severalWords: 0.5,
  ambiguous: -0.3,
  tool: 0.3,
  home: 1.4,
  subject: 0.7,
  neighbour: 0.5,
  company: 1.1,
  asked: 0.6,
  again: 1.1,
}
/** Weight from which a mention is a wish. */
const LEAST = 0.9

/**
 * Mentions without those that only describe: a lone word of another field of work ("our insurance form", "a birthday
 * party" in a brief for a logo) is the subject of a project, not a part of it, unless enough speaks for it.
 */
export function wishesOf(
  brief: Brief,
  { mentions, archetype }: { mentions: readonly StandingMention[]; archetype: Archetype },
): StandingMention[] {
  const surroundings = surroundingsOf(brief, mentions, archetype)
  const weightOf = (mention: StandingMention) =>
    circumstancesOf(mention, surroundings).reduce((sum, one) => sum + WEIGHTS[one], 0)
  return mentions
    .map((mention) =>
      isSubject(mention, archetype) ? { ...mention, standing: 'owned' as const } : mention,
    )
    .filter(
      (mention) =>
        mention.kind === 'trade' ||
        (mention.standing !== 'wanted' && mention.standing !== 'nice') ||
        weightOf(mention) >= LEAST,
    )
}

/** Kinds of project that work on something which is there: a product is their subject, not what they build. */
const ABOUT_PRODUCTS: ReadonlySet<Archetype> = new Set([
  'legal',
  'localisation',
  'training',
  'ux-audit',
  'accessibility',
])
const PRODUCTS: ReadonlySet<Category> = new Set(['web', 'mobile', 'commerce', 'game'])

/** "our shop" in a brief for a lawyer, "our app" in one for a translator. */
function isSubject({ slug, kind, standing }: StandingMention, archetype: Archetype): boolean {
  const category = CONCEPTS.get(slug)?.category
  const isProduct = kind === 'deliverable' && category !== undefined && PRODUCTS.has(category)
  return isProduct && standing === 'wanted' && ABOUT_PRODUCTS.has(archetype)
}
