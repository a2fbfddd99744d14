import type { Evidence, TieKind } from '../market/market.ts'
import type { Day, Slug } from '../units.ts'
import type { TeamKind } from './team-kind.ts'

/**
 * Facts of a formation: code → values. `member-…` stand in a member's reasons, `team-…` in a team's facts, the rest in
 * the formation's. Roles and people are ids, shares and qualities are of 1, money is in the market's currency.
 */
export type FormFacts = {
  /** Holds a skill of the role itself; `share` is what it counts. */
  'member-skill': {
    skill: Slug
    level: number
    needed: number
    evidence: Evidence
    must: boolean
    share: number
  }
  /** Comes to a skill of the role through a neighbour of it. */
  'member-skill-near': {
    skill: Slug
    through: Slug
    similarity: number
    level: number
    needed: number
    evidence: Evidence
    must: boolean
    share: number
  }
  /** A skill of the role that counts less than half. */
  'member-skill-missing': { skill: Slug; must: boolean; share: number }
  'member-cost': { dayRate: number; days: number; cost: number; currency: string }
  /** First day with free hours that the seat can use, and the day its work is done. */
  'member-free': { start: Day; finish: Day }
  'member-tie': { person: string; kind: TieKind }
  'member-rating': { mean: number; count: number }
  /** Has delivered nothing through the platform yet. */
  'member-newcomer': { delivered: number }
  /** Wants such projects, which put them before equals who were proposed less recently. */
  'member-preference': Record<string, never>
  /** The client asked for this person in this seat. */
  'member-locked': { role: string }

  'team-cost': { cost: number; currency: string }
  /** Room under the budget; `share` of the budget. */
  'team-under-budget': { budget: number; spare: number; share: number; currency: string }
  'team-dates': { start: Day; finish: Day }
  /** Calendar days between the finish and the day it is due. */
  'team-before-due': { due: Day; days: number }
  /** The precise plan ends after the day it is due although the bound of the search did not. */
  'team-after-due': { due: Day; days: number }
  'team-covers': { share: number }
  'team-uncovered': { skills: readonly Slug[] }
  /** Skills of the project that nobody but this member holds. */
  'team-single-point': { skills: readonly Slug[]; person: string }
  'team-open-role': { role: string }
  'team-no-deputy': { role: string }
  /** No team of this kind is better. */
  'team-optimal': { kind: TeamKind }
  'team-gap': { kind: TeamKind; gap: number }
  /** Other kind of which this team is the best too. */
  'team-wins-too': { kind: TeamKind }
  /** All teams are equal in what this team’s kind is for. Told, not recorded: it follows from the teams. */
  'team-kind-tied': { kind: TeamKind }
  /** Worse than another team in some of cost, quality and finish, better in none; 0: as good. `share` of the other's cost. */
  'team-outdone': {
    than: TeamKind
    amount: number
    share: number
    points: number
    days: number
    currency: string
  }
  /** Holds a newcomer who costs `drop` of quality. */
  'team-newcomer': { person: string; drop: number }
  /** Difference of two of the teams; `share` of the other's cost. */
  'team-cheaper': { than: TeamKind; share: number; amount: number; currency: string }
  'team-dearer': { than: TeamKind; share: number; amount: number; currency: string }
  'team-starts-earlier': { than: TeamKind; days: number }
  'team-starts-later': { than: TeamKind; days: number }
  'team-finishes-earlier': { than: TeamKind; days: number }
  'team-finishes-later': { than: TeamKind; days: number }
  /** `points` of quality, share of 1. */
  'team-better': { than: TeamKind; points: number }
  'team-weaker': { than: TeamKind; points: number }

  /** People looked at, and those who can take a seat of this scope. */
  'pool-size': { people: number; eligible: number }
  /** The brief's budget is in another currency than the market's rates and bounds no team: there is no rate of exchange. */
  'budget-other-currency': { budget: number; currency: string; market: string }
  /** Fewer than three people can take the role. */
  'role-thin': { role: string; people: number }
  'role-nobody': { role: string }
  /** An optional role that no team could hold within the wishes. */
  'role-left-out': { role: string }
  'lock-unknown': { role: string; person: string }
  'lock-without-rate': { role: string; person: string }
  /** Two teams share more than they should, because nothing else is possible. */
  'teams-nearly-same': { kind: TeamKind; than: TeamKind; shared: number; seats: number }
  /** There is no further team of this kind that differs enough. */
  'team-missing': { kind: TeamKind }
  /** The steps ran out before a team of this kind was found. */
  'search-unfinished': { kind: TeamKind }
}

/** A fact of a formation. */
export type FormFact = {
  [C in keyof FormFacts]: { code: C; values: FormFacts[C] }
}[keyof FormFacts]
