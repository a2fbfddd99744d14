import type { Day, Slug } from '../units.ts'

/**
 * Why a professional is, or is not, in a proposed team, and what would change it: code → values. About the reader
 * alone; nothing here tells anything about anybody else.
 */
export type StandingFacts = {
  'standing-proposed': { role: string }
  /** The client leaves the reader out. */
  'standing-excluded': Record<string, never>
  'standing-no-rate': Record<string, never>
  'standing-invitations': { open: number; most: number }
  'standing-no-hours': { start: Day }
  'standing-language': { language: string }
  'standing-place': { city: string }
  /** Role that comes nearest, and an indispensable skill that lacks. */
  'standing-skill': { role: string; skill: Slug; level: number }
  /** Can take the role, but is in no proposed team. */
  'standing-close': { role: string; fit: number }

  /** `from` is 0 where the skill is not on the profile. */
  'change-skill': { skill: Slug; from: number; to: number }
  'change-rate': { from: number; to: number; currency: string }
  'change-state-rate': { to: number; currency: string }
  /** Hours a week, every week. */
  'change-hours': { hours: number }
  'change-language': { language: string }
  'change-invitations': { open: number }
  'change-none': Record<string, never>
}

export type StandingFact = {
  [C in keyof StandingFacts]: { code: C; values: StandingFacts[C] }
}[keyof StandingFacts]
