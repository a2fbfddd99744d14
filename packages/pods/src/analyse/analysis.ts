import type { Day, Labels, Language, Slug } from '../units.ts'
import type { AnalyseFact } from './analyse-facts.ts'

/** Kinds of project the lexicon and the scope templates know. */
export const ARCHETYPES = [
  'ecommerce',
  'mobile-app',
  'brand-identity',
  'website',
  'saas',
  'data-dashboard',
  'machine-learning',
  'event',
  'marketing',
  'content',
  'training',
  'legal',
  'cloud',
  'game',
  'iot',
  'ux-audit',
  'accessibility',
  'integration',
  'localisation',
] as const

export type Archetype = (typeof ARCHETYPES)[number]

/** UTF-16 offsets into the brief, end exclusive. */
export type Span = readonly [start: number, end: number]

/** Money as the brief names it; a null end is open ("at most 8,000 €" has no minimum). */
export type BudgetValue = {
  min: number | null
  max: number | null
  /** ISO 4217. */
  currency: string
  per: 'total' | 'day' | 'hour' | 'month'
}

type RequirementValue =
  | { kind: 'skill' | 'role'; value: Slug; labels: Labels & { aliases?: readonly string[] } }
  | { kind: 'budget'; value: BudgetValue }
  | { kind: 'start' | 'due'; value: Day }
  | { kind: 'duration'; value: { days: number } }
  | { kind: 'team'; value: { max: number } }
  | { kind: 'place'; value: string }
  | { kind: 'remote'; value: 'remote' | 'onsite' | 'hybrid' }
  /** ISO 639-1 code of a language that the people must speak. */
  | { kind: 'spoken'; value: string }
  | { kind: 'seniority'; value: 'junior' | 'senior' }
  | { kind: 'confidential'; value: true }

/** One thing the brief asks for (or names and does not want), with the place that says so. */
export type Requirement = RequirementValue & {
  /** False: nice to have. */
  must: boolean
  /** Named and not wanted: negated, or there already. */
  excluded: boolean
  /** Absent for what is implied by the whole text. */
  span?: Span
  /** Share of 1. */
  confidence: number
}

/** Question that a good analyst would ask next. */
export type Missing = 'budget' | 'due' | 'scope' | 'audience' | 'languages' | 'content'

/** Reading of a brief, as far as rules of the language and knowledge of the field can tell. */
export type Analysis = {
  language: Language
  archetype: Archetype
  requirements: readonly Requirement[]
  missing: readonly Missing[]
  /** Remarks on the reading itself, for the client. */
  facts: readonly AnalyseFact[]
}
