import type { Missing, TeamKind } from '@podium/pods'
import type { Mark } from './marks-of.ts'

/** Seat of a tried team. */
export type TrialRole = {
  id: string
  trade: string
  /** Name of the trade, in the reader's language. */
  name: string
  /** Person-days. */
  days: number
  /** Euros. */
  cost: number
}

export type TrialTeam = {
  kind: TeamKind
  roles: readonly TrialRole[]
  /** From the first day of work to delivery, begun weeks count. */
  weeks: number
  /** Euros. */
  cost: number
}

/** Result of the engine for a visitor's brief, with a market of made-up people. */
export type Trial =
  /** Nothing in the text names anything to be done. */
  | { is: 'unclear' }
  | {
      is: 'teams'
      /** Kind of project, in the reader's language. */
      project: string
      /** Words of the text that mattered. */
      marks: readonly Mark[]
      /** Up to three, the best first. */
      teams: readonly TrialTeam[]
      /** Changes that made a team possible, as sentences; the teams have a little more room than that. */
      changes: readonly string[]
      /** Notes on the reading for the visitor, as sentences. */
      notes: readonly string[]
      /** Questions that a good analyst would ask next. */
      missing: readonly Missing[]
    }
