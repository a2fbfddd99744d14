import { CONCEPTS } from '../../lexicon/concepts.ts'
import { labelsOf } from '../../lexicon/labels-of.ts'
import type { Slug } from '../../units.ts'
import type { Archetype, Requirement, Span } from '../analysis.ts'
import type { StandingMention } from './mentions-of.ts'
import { USUAL_ROLES } from './usual-roles.ts'

type Seat = { trade: Slug; span?: Span; must: boolean; confidence: number }

const NAMED = 0.95
const NEEDED = 0.7
const USUAL = 0.6

/**
 * Trades that a brief asks for: named, usual for its kind of project, or needed for a skill that it wants and that none
 * of those before does.
 */
export function rolesOf(mentions: readonly StandingMention[], archetype: Archetype): Requirement[] {
  const seats = new Map<Slug, Seat>()
  const refused = new Map<Slug, Seat>()
  const take = (seat: Seat) => {
    const known = seats.get(seat.trade)
    if (known === undefined || seat.confidence > known.confidence) seats.set(seat.trade, seat)
  }
  for (const mention of mentions) {
    const { slug: trade, span, standing } = mention
    if (mention.kind !== 'trade' || standing === 'ignored') continue
    const seat = { trade, span, must: standing !== 'nice', confidence: NAMED }
    if (standing === 'wanted' || standing === 'nice') take(seat)
    else refused.set(trade, seat)
  }
  for (const { slug, kind, span, standing, confidence } of mentions) {
    const trades = CONCEPTS.get(slug)?.trades ?? []
    const trade = trades.find((one) => seats.has(one)) ?? trades[0]
    if (trade === undefined || kind === 'trade' || standing !== 'wanted') continue
    take({ trade, span, must: true, confidence: NEEDED * confidence })
  }
  const [usual] = USUAL_ROLES[archetype]
  if (
    usual !== undefined &&
    ![...seats.keys()].some((trade) => USUAL_ROLES[archetype].includes(trade))
  )
    take({ trade: usual, must: true, confidence: USUAL })
  for (const trade of refused.keys())
    if ((seats.get(trade)?.confidence ?? 0) < NAMED) seats.delete(trade)
  return [
    ...[...seats.values()].map((seat) => requirement(seat, false)),
    ...[...refused.values()]
      .filter(({ trade }) => !seats.has(trade))
      .map((seat) => requirement(seat, true)),
  ]
}

const requirement = ({ trade, span, must, confidence }: Seat, excluded: boolean): Requirement => ({
  kind: 'role',
  value: trade,
  labels: labelsOf(trade),
  must: must && !excluded,
  excluded,
  ...(span === undefined ? {} : { span }),
  confidence: Math.round(confidence * 100) / 100,
})
