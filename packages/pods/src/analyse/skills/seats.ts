import { CONCEPTS } from '../../lexicon/concepts.ts'
import type { Slug } from '../../units.ts'
import type { Archetype, Span } from '../analysis.ts'
import type { StandingMention } from './mentions-of.ts'
import { USUAL_ROLES } from './usual-roles.ts'

/** Trade that a project needs, with the concepts that need it; a named one is needed by itself. */
export type Seat = {
  trade: Slug
  span?: Span
  must: boolean
  confidence: number
  needs: readonly Slug[]
}

const NAMED = 0.95
const NEEDED = 0.7
const USUAL = 0.6

/** Trades that the text names and wants. */
export function namedSeats(mentions: readonly StandingMention[]): Map<Slug, Seat> {
  const seats = new Map<Slug, Seat>()
  for (const { slug: trade, kind, span, standing } of mentions)
    if (kind === 'trade' && (standing === 'wanted' || standing === 'nice') && !seats.has(trade))
      seats.set(trade, { trade, span, must: standing === 'wanted', confidence: NAMED, needs: [] })
  return seats
}

/** Trades that usually do what the text wants, without those whose work another seat does as well. */
export function neededSeats(
  mentions: readonly StandingMention[],
  named: ReadonlyMap<Slug, Seat>,
): Map<Slug, Seat> {
  const seats = new Map<Slug, Seat>()
  for (const { slug, kind, span, standing, confidence } of mentions) {
    const [trade] = CONCEPTS.get(slug)?.trades ?? []
    if (trade === undefined || kind === 'trade' || standing !== 'wanted') continue
    const known = seats.get(trade)
    const sure = Math.max(NEEDED * confidence, known?.confidence ?? 0)
    const needs = [...new Set([...(known?.needs ?? []), slug])]
    seats.set(trade, { trade, span: known?.span ?? span, must: true, confidence: sure, needs })
  }
  const fewestFirst = [...seats.values()].sort((a, b) => a.needs.length - b.needs.length)
  for (const { trade, needs } of fewestFirst) {
    const isDone = (need: Slug) =>
      CONCEPTS.get(need)?.trades.some(
        (other) => other !== trade && (named.has(other) || seats.has(other)),
      ) ?? false
    if (named.has(trade) || needs.every(isDone)) seats.delete(trade)
  }
  return seats
}

/** The trade that is usual for a kind of project, where no seat is one of its usual ones. */
export function usualSeat(archetype: Archetype, taken: readonly Slug[]): Seat | undefined {
  const usual = USUAL_ROLES[archetype]
  const [trade] = usual
  if (trade === undefined || taken.some((one) => usual.includes(one))) return undefined
  return { trade, must: true, confidence: USUAL, needs: [] }
}
