import { labelsOf } from '../../lexicon/labels-of.ts'
import type { Archetype, Requirement } from '../analysis.ts'
import type { StandingMention } from './mentions-of.ts'
import { namedSeats, neededSeats, type Seat, usualSeat } from './seats.ts'

/** Trades that a brief asks for: named, needed for what it wants, or usual for its kind of project; and those refused. */
export function rolesOf(mentions: readonly StandingMention[], archetype: Archetype): Requirement[] {
  const named = namedSeats(mentions)
  const refused = mentions.filter(
    ({ slug, kind, standing }) =>
      kind === 'trade' && (standing === 'refused' || standing === 'owned') && !named.has(slug),
  )
  const isRefused = new Set(refused.map(({ slug }) => slug))
  const needed = [...neededSeats(mentions, named).values()].filter(
    ({ trade }) => !isRefused.has(trade),
  )
  const seats = [...named.values(), ...needed]
  const usual = usualSeat(
    archetype,
    seats.map(({ trade }) => trade),
  )
  if (usual !== undefined && !isRefused.has(usual.trade)) seats.push(usual)
  const excluded = new Map(
    refused.map(({ slug: trade, span, confidence }): [string, Seat] => [
      trade,
      { trade, span, must: false, confidence, needs: [] },
    ]),
  )
  return [
    ...seats.map((seat) => requirement(seat, false)),
    ...[...excluded.values()].map((seat) => requirement(seat, true)),
  ]
}

const requirement = ({ trade, span, must, confidence }: Seat, excluded: boolean): Requirement => ({
  kind: 'role',
  value: trade,
  labels: labelsOf(trade),
  must,
  excluded,
  ...(span === undefined ? {} : { span }),
  confidence: Math.round(confidence * 100) / 100,
})
