import type { Day, Slug } from '../units.ts'
import type { FormFact } from './form-facts.ts'
import type { TeamKind } from './team-kind.ts'

/** Wishes of the client for the teams, beside the scope. */
export type Wishes = {
  /** Ceiling for the whole team's cost; absent: the scope's. */
  budget?: number
  due?: Day
  /** Least quality, share of 1. */
  quality?: number
  /** Role id → person id that must hold it. */
  locked?: Readonly<Record<string, string>>
  /** Ids of people who must not be in any team. */
  excluded?: readonly string[]
}

/** One seat with its holder. */
export type Member = {
  role: string
  person: string
  /** Share of 1, for this role of this project; never a person's worth. */
  fit: number
  /** Person-days of this seat. */
  days: number
  dayRate: number
  cost: number
  /** First day with free hours that the seat can use. */
  start: Day
  /** Day the seat's work is done, by free hours and effort alone. */
  finish: Day
  /** Ids of people who could take the seat with everybody else kept, best first, at most 3. */
  deputies: readonly string[]
  reasons: readonly FormFact[]
}

export type Team = {
  kind: TeamKind
  /** Seats that are filled; roles without a holder are in `open`. */
  members: readonly Member[]
  /** Ids of roles without a holder: nobody could take them, or they are optional and did not fit. */
  open: readonly string[]
  /** Share of 1, to a millionth; its terms, before their weights, are in `terms`. */
  quality: number
  terms: { fit: number; coverage: number; cohesion: number; reliability: number; languages: number }
  cost: number
  /** Day from which everybody who is needed at the outset works. */
  start: Day
  finish: Day
  /** Share of the weighted skills that the team covers. */
  coverage: number
  uncovered: readonly Slug[]
  /** Skills that only one member covers. */
  singlePoints: readonly Slug[]
  /** Proven distance to the optimum of this kind, share of 1; 0 is optimal. */
  gap: number
  facts: readonly FormFact[]
}

/** Smallest single change that makes a team possible. */
export type Relaxation =
  | { kind: 'budget'; to: number }
  | { kind: 'due'; to: Day }
  | { kind: 'quality'; to: number }
  | { kind: 'skill'; role: string; skill: Slug }
  | { kind: 'role'; role: string }
  | { kind: 'unlock'; role: string }
  | { kind: 'include'; person: string }
  /** Waiver of a language: nobody has to speak it. */
  | { kind: 'language'; language: string }
  /** Waiver of a place: nobody has to be there. */
  | { kind: 'place'; city: string }

/** Answer of `formTeams`: up to three teams, or what would have to change. */
export type Formation = {
  teams: readonly Team[]
  relaxations: readonly Relaxation[]
  /** Reasons for fewer than three teams, or for two that are nearly the same. */
  facts: readonly FormFact[]
  /** Steps of search it took. */
  steps: number
}
