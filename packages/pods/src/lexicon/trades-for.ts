import type { Archetype } from '../analyse/analysis.ts'
import type { Slug } from '../units.ts'
import { ARCHETYPE_CORES } from './archetype-cores.ts'
import { CONCEPTS } from './concepts.ts'

/** Similarity from which one trade stands in for another. */
const SAME_SEAT = 0.8

/**
 * Trades that a project needs: those its text names, the one that leads its archetype, and for each wanted skill that
 * none of them covers the trade that does it. A trade all of whose wanted skills are refused is left out.
 */
export function tradesFor({
  archetype,
  named,
  skills,
  refused,
}: {
  archetype: Archetype
  /** Trades that the text asks for. */
  named: readonly Slug[]
  /** Wanted skills, the most important first. */
  skills: readonly Slug[]
  /** Skills and trades that the text names and does not want. */
  refused: ReadonlySet<Slug>
}): Slug[] {
  const barred = barredTrades(skills, refused)
  const team: Slug[] = []
  const add = (trade: Slug | undefined) => {
    if (trade !== undefined && !team.includes(trade) && !barred.has(trade)) team.push(trade)
  }
  for (const trade of named) add(trade)
  const { trade: leading } = ARCHETYPE_CORES[archetype]
  if (!team.some((trade) => standsInFor(trade, leading))) add(leading)
  for (const skill of skills) {
    const trades = CONCEPTS.get(skill)?.trades ?? []
    if (!trades.some((trade) => team.includes(trade)))
      add(trades.find((trade) => !barred.has(trade)))
  }
  return team
}

const standsInFor = (trade: Slug, leading: Slug) =>
  trade === leading ||
  (CONCEPTS.get(trade)?.near[leading] ?? CONCEPTS.get(leading)?.near[trade] ?? 0) >= SAME_SEAT

/** Trades that are refused themselves, or that would only be there for refused skills. */
function barredTrades(skills: readonly Slug[], refused: ReadonlySet<Slug>): ReadonlySet<Slug> {
  const wanted = new Set(skills.flatMap((skill) => CONCEPTS.get(skill)?.trades ?? []))
  const barred = new Set<Slug>()
  for (const slug of refused) {
    const concept = CONCEPTS.get(slug)
    if (concept?.kind === 'trade') barred.add(slug)
    for (const trade of concept?.trades ?? []) if (!wanted.has(trade)) barred.add(trade)
  }
  return barred
}
