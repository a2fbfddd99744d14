import type { Category } from '../../lexicon/concept.ts'
import { CONCEPTS } from '../../lexicon/concepts.ts'
import type { Archetype } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { isAskedFor } from '../scopes/requests.ts'
import { isAtHome } from './home-categories.ts'
import type { StandingMention } from './mentions-of.ts'

/**
 * Mentions without those that only describe: a lone word of another field of work ("our insurance form", "a birthday
 * party" in a brief for a logo) is the subject of a project, not a part of it, unless something asks for it.
 */
export function wishesOf(
  brief: Brief,
  { mentions, archetype }: { mentions: readonly StandingMention[]; archetype: Archetype },
): StandingMention[] {
  const fields = new Map<Category, Set<string>>()
  for (const { slug } of mentions) {
    const category = CONCEPTS.get(slug)?.category
    if (category !== undefined) fields.set(category, (fields.get(category) ?? new Set()).add(slug))
  }
  return mentions
    .map((mention) =>
      isSubject(mention, archetype) ? { ...mention, standing: 'owned' as const } : mention,
    )
    .filter((mention) => {
      const concept = CONCEPTS.get(mention.slug)
      if (concept === undefined || NEVER_SUBJECT.has(mention.kind) || mention.standing !== 'wanted')
        return true
      if (isAtHome(concept, archetype) || concept.names.any.includes(mention.alias)) return true
      const isLone =
        (fields.get(concept.category)?.size ?? 0) < COMPANY && mention.next - mention.at < 2
      return !isLone || isAskedFor(brief.words, mention)
    })
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

/** Kinds that are hardly ever the subject of a project: a product's name or a trade is there for the work. */
const NEVER_SUBJECT: ReadonlySet<string> = new Set(['tool', 'trade'])
/** Concepts of a field from which it is a part of the project. */
const COMPANY = 3
