import { HOURS_PER_DAY, linkSkill, type Market, type Person } from '@podium/pods'
import { freeHoursOf } from './free-hours-of.ts'
import type { MarketRow, MarketRows } from './market-rows.ts'

const CURRENCY = 'EUR'

type Wanted = {
  /** Kind of the project. */
  kind: string
  /** Ids of who stays in the market whatever they prefer. */
  kept: ReadonlySet<string>
}

/**
 * The engine's market for a kind of project: skills linked to the lexicon, rates by day, free hours by week. Who wants
 * none of that kind is left out.
 */
export function marketOf(
  { people, mutualFollows, firstWeek }: MarketRows,
  { kind, kept }: Wanted,
): Market {
  const concepts = new Map<string, string>()
  const conceptOf = (name: string) => {
    const known = concepts.get(name) ?? linkSkill(name)
    concepts.set(name, known)
    return known
  }
  return {
    people: people
      .filter(({ id, preferences }) => preferences?.[kind] !== 'never' || kept.has(id))
      .map((row) => personOf(row, { firstWeek, conceptOf, kind })),
    ties: mutualFollows.map(({ a, b }) => ({ a, b, kind: 'mutual-follow' })),
    firstWeek,
    currency: CURRENCY,
  }
}

type Setting = { firstWeek: string; conceptOf: (name: string) => string; kind: string }

function personOf(row: MarketRow, { firstWeek, conceptOf, kind }: Setting): Person {
  // Two names of one concept count as the better known one.
  const levels = new Map<string, Person['skills'][number]['level']>()
  for (const [name, level] of row.skills) {
    const concept = conceptOf(name)
    if (level > (levels.get(concept) ?? 0)) levels.set(concept, level)
  }
  return {
    id: row.id,
    skills: [...levels].map(([skill, level]) => ({ skill, level, evidence: 'self' })),
    freeHours: freeHoursOf(row, firstWeek),
    dayRate: Math.round(row.hourly_rate * HOURS_PER_DAY * 100) / 100,
    languages: row.languages,
    city: row.city,
    rating: { mean: 0, count: 0 },
    delivered: row.delivered,
    openInvitations: row.open_invitations,
    lastProposed: row.last_proposed,
    ...(row.preferences?.[kind] === 'more' && { wantsKind: true }),
  }
}
