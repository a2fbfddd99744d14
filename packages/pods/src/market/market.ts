import type { Day, SkillLevel, Slug } from '../units.ts'

/** Source of a person's level in a skill. */
export type Evidence = 'self' | 'endorsed' | 'delivered'

/**
 * A person as the engine sees them. No name, age, gender or picture: what must not be scored is not here.
 */
export type Person = {
  id: string
  skills: readonly { skill: Slug; level: SkillLevel; evidence: Evidence }[]
  /** Hours free for new work, one number a week from the market's first week on; later weeks are as the last one. */
  freeHours: readonly number[]
  /** Price of a day in the market's currency; null: not said, so the person is in no priced team. */
  dayRate: number | null
  /** ISO 639-1 codes the person works in. */
  languages: readonly string[]
  /** City where the person works on site; null: remote only. */
  city: string | null
  /** Feedback on delivered work, 0 to 5; a newcomer has a count of 0. */
  rating: { mean: number; count: number }
  /** PODs delivered through the platform. */
  delivered: number
  /** Invitations waiting for an answer. */
  openInvitations: number
  /** Day the person was last part of a proposed team; null: never. Ties go to who waited longest. */
  lastProposed: Day | null
  /** Wants more projects of this kind: among equals as if never proposed. Absent: did not say so. */
  wantsKind?: true
}

export type TieKind = 'delivered' | 'mutual-follow' | 'organisation'

/** Bond of two people; the strongest kind counts. */
export type Tie = { a: string; b: string; kind: TieKind }

/** The people to choose from. */
export type Market = {
  people: readonly Person[]
  ties: readonly Tie[]
  /** Monday of the week `freeHours` begins with. */
  firstWeek: Day
  /** ISO 4217 of every day rate. */
  currency: string
}
