import type { Day, Fact, Slug } from '../units.ts'

export const TEAM_KINDS = ['excellence', 'economy', 'speed'] as const
export type TeamKind = (typeof TEAM_KINDS)[number]

/** What the client asks of the teams, beside the scope. */
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
  /** Ids of people who could take the seat with everybody else kept, best first, at most 3. */
  deputies: readonly string[]
  reasons: readonly Fact[]
}

export type Team = {
  kind: TeamKind
  /** Seats that are filled; roles without a holder are in `open`. */
  members: readonly Member[]
  /** Roles nobody could take. */
  open: readonly string[]
  /** Share of 1; the terms of Q are in `terms`. */
  quality: number
  terms: { fit: number; coverage: number; cohesion: number; reliability: number; languages: number }
  cost: number
  start: Day
  finish: Day
  /** Share of the weighted skills that the team covers. */
  coverage: number
  uncovered: readonly Slug[]
  /** Skills that only one member covers. */
  singlePoints: readonly Slug[]
  /** Proven distance to the optimum of this kind, share of 1; 0 is optimal. */
  gap: number
  facts: readonly Fact[]
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

/** Answer of `formTeams`: up to three teams, or what would have to change. */
export type Formation = {
  teams: readonly Team[]
  relaxations: readonly Relaxation[]
  /** Why fewer than three teams, or why two are nearly the same. */
  facts: readonly Fact[]
}
