import type { Person } from '../../market/market.ts'
import type { Candidates } from './candidates.ts'
import type { Links } from './links.ts'
import type { NeededSkill, SeatSpec } from './seat-spec.ts'

/** A market as one scope sees it. Qualities are in parts (`QUALITY_PARTS`), people are places in `people`. */
export type Pool = {
  seats: readonly SeatSpec[]
  needed: readonly NeededSkill[]
  /** Who can take at least one seat, in an order that depends on project and person only. */
  people: readonly Person[]
  /** For each seat. */
  candidates: readonly Candidates[]
  /** Skills of the scope that each person covers; values unused. */
  covers: Links
  /** What covering each skill is worth. */
  skillValue: Float64Array
  /** Who is tied to whom, with what the pair is worth above two strangers. */
  ties: Links
  /** What each pair of members is worth that shares nothing. */
  strangersValue: number
  /** For each language spoken, who speaks it. */
  speakers: readonly { language: string; speaks: Uint8Array }[]
  /** What each member is worth who speaks the team's language. */
  languageValue: number
  newcomers: Uint8Array
  /** Mean rating of the market. */
  meanRating: number
  /** People of the whole market. */
  marketSize: number
}
