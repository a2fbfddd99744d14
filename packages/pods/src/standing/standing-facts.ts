import type { Slug } from '../units.ts'

/**
 * Reasons for which a professional is, or is not, in a proposed team, and what would change it: code → values. About the reader
 * alone, and coarse: nothing here tells anything about anybody else, or more of the project than a role. A skill is
 * null where its name could tell which project it is.
 */
export type StandingFacts = {
  'standing-proposed': { role: string }
  'standing-no-rate': Record<string, never>
  'standing-invitations': { open: number; most: number }
  'standing-no-hours': Record<string, never>
  'standing-language': Record<string, never>
  'standing-place': Record<string, never>
  /** Role that comes nearest, and an indispensable skill that lacks. */
  'standing-skill': { role: string; skill: Slug | null; level: number }
  /** Can take the role, but is in no proposed team; also whom the client leaves out. */
  'standing-close': { role: string }

  /** `from` is 0 where the skill is not on the profile. */
  'change-skill': { skill: Slug | null; from: number; to: number }
  /** Lower by about this share of today's rate, in per cent. */
  'change-rate': { percent: number }
  'change-state-rate': { to: number; currency: string }
  /** Hours a week, every week. */
  'change-hours': { hours: number }
  'change-language': Record<string, never>
  'change-invitations': { open: number }
  'change-none': Record<string, never>
}

export type StandingFact = {
  [C in keyof StandingFacts]: { code: C; values: StandingFacts[C] }
}[keyof StandingFacts]
