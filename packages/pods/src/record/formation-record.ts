import type { Formation, Wishes } from '../form/teams.ts'
import type { Scope } from '../scope/scope.ts'
import type { Day } from '../units.ts'
import type { Search } from './search.ts'

/** Version of the record's own shape. */
export const RECORD_VERSION = 1

/** Everything that a formation came of, enough to form the same teams again, byte by byte. JSON as it is. */
export type FormationRecord = {
  versions: Versions
  input: { scope: Scope; wishes: Wishes; search: Search }
  weights: Weights
  pool: PoolMark
  exclusions: Exclusions
  /** The caller's clock, for the engine has none. */
  times: RecordTimes
  result: Formation
}

export type Versions = {
  record: number
  form: number
  /** SHA-256 of the lexicon's concepts. */
  lexicon: string
}

/** Numbers that the engine judges by, as they were. */
type Weights = {
  /** Terms of quality; their sum is 1. */
  quality: Readonly<Record<string, number>>
  /** Least quality of a kind's team, as a share of the best. */
  qualityShare: Readonly<Record<string, number>>
  /** Open invitations at which nobody is proposed any more. */
  mostInvitations: number
  /** Most that holding a newcomer may cost, as a share of quality. */
  newcomerDrop: number
}

/** The market that was chosen from. */
export type PoolMark = {
  /** SHA-256 of the market's canonical JSON, people and ties in order. */
  hash: string
  /** Ids of everybody, in order. */
  people: readonly string[]
  firstWeek: Day
  currency: string
}

/** People who could be in no team whatever their skills. */
type Exclusions = {
  /** Ids that the client leaves out. */
  byClient: readonly string[]
  withoutRate: readonly string[]
  /** Ids with too many open invitations. */
  invited: readonly string[]
}

/** ISO 8601 instants. */
export type RecordTimes = { began: string; ended: string }
