import type { Day, Slug } from '../units.ts'

/** Smallest single changes that make a team possible, for the client. */
export type RelaxationFacts = {
  'relax-budget': { to: number; currency: string }
  'relax-due': { to: Day }
  'relax-quality': { to: number }
  'relax-skill': { role: string; skill: Slug }
  'relax-role': { role: string }
  'relax-unlock': { role: string }
  'relax-include': { person: string }
}

/**
 * Why a professional is, or is not, in a proposed team, and what would change it. About the reader alone: nothing here
 * tells anything about anybody else.
 */
export type StandingFacts = {
  'standing-proposed': { role: string }
  'standing-excluded': Record<string, never>
  'standing-no-rate': Record<string, never>
  'standing-invitations': { open: number; most: number }
  'standing-no-hours': { start: Day }
  'standing-language': { language: string }
  'standing-place': { city: string }
  /** Best role for the reader, and the indispensable skill that lacks. */
  'standing-skill': { role: string; skill: Slug; level: number }
  /** Fits a role, but no proposed team needs it so. */
  'standing-close': { role: string; fit: number }
  'change-skill': { skill: Slug; from: number; to: number }
  'change-rate': { from: number; to: number; currency: string }
  'change-state-rate': { to: number; currency: string }
  'change-hours': { hours: number }
  'change-language': { language: string }
  'change-invitations': { open: number }
  'change-none': Record<string, never>
}
