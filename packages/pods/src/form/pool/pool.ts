import type { Person } from '../../market/market.ts'
import type { Candidates } from './candidates.ts'
import type { Links } from './links.ts'
import type { NeededSkill, SeatSpec } from './seat-spec.ts'

/** A market as one scope sees it. Qualities are in parts (`QUALITY_PARTS`), people are places in `people`. */
export type Pool = {
  seats: readonly SeatSpec[]
  needed: readonly NeededSkill[]
  /** People who can take at least one seat, in an order that depends on project and person only. */
  people: readonly Person[]
  /** Candidates of each seat. */
  candidates: readonly Candidates[]
  /** Skills of the scope that each person covers; values unused. */
  covers: Links
  /** Worth of covering each skill. */
  skillValue: Float64Array
  /** Ties between people, each with its worth above a pair of strangers. */
  ties: Links
  /** Worth of a pair of members that shares nothing. */
  strangersValue: number
  /** Speakers of each language. */
  speakers: readonly { language: string; speaks: Uint8Array }[]
  /** Worth of each member who speaks the team's language. */
  languageValue: number
  newcomers: Uint8Array
  /** Mean rating of the market. */
  meanRating: number
  /** People of the whole market. */
  marketSize: number
}
