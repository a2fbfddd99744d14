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
  'relax-language': { language: string }
  'relax-place': { city: string }
}

export type RelaxationFact = {
  [C in keyof RelaxationFacts]: { code: C; values: RelaxationFacts[C] }
}[keyof RelaxationFacts]
