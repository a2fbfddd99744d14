import type { Archetype } from '../analyse/analysis.ts'
import type { Labels, Language, Slug } from '../units.ts'

type ConceptKind = 'skill' | 'tool' | 'trade' | 'deliverable'

/** Field of work; each has a data file of this name. */
export type Category =
  | 'accessibility'
  | 'audiovisual'
  | 'brand'
  | 'business'
  | 'cloud'
  | 'commerce'
  | 'content'
  | 'data'
  | 'design'
  | 'development'
  | 'event'
  | 'game'
  | 'hardware'
  | 'integration'
  | 'language'
  | 'legal'
  | 'management'
  | 'marketing'
  | 'mobile'
  | 'print'
  | 'security'
  | 'training'
  | 'web'

/** Share of 1, by slug. */
export type Weights = Readonly<Record<Slug, number>>

/** Something a client can ask for or a professional can do. */
export type Concept = {
  slug: Slug
  kind: ConceptKind
  category: Category
  labels: Labels
  /** Further names in one language, then those that belong to none (products), short forms and common misspellings. */
  names: Readonly<Record<Language | 'any' | 'short' | 'typos', readonly string[]>>
  /** Phrases that mean it without naming it (`cue.ts` has their syntax). */
  cues: readonly string[]
  /** Similar concepts; 1 would be the same. */
  near: Weights
  /** Skills that it needs although they are not named, with the confidence that they are meant. */
  implies: Weights
  /** Trades that do it, the likeliest first. */
  trades: readonly Slug[]
  /** Archetypes it speaks for. */
  speaksFor: Readonly<Partial<Record<Archetype, number>>>
}

/**
 * Concept as a data file states it. Lists are comma-separated; weights follow their slug ("illustration .6"), 1 where
 * none does.
 */
export type Entry = {
  slug: Slug
  kind: ConceptKind
  /** French label, then further French names. */
  fr: string
  /** English label, then further English names. */
  en: string
  /** Names of no language: products, formats, norms. */
  any?: string
  /** Abbreviations; never corrected, so a look-alike does not match. */
  short?: string
  typos?: string
  cues?: string
  near?: string
  implies?: string
  trades?: string
  speaksFor?: string
}

/** Place in a text that names a concept. */
export type Mention = {
  slug: Slug
  kind: ConceptKind
  /** UTF-16 offsets, end exclusive. */
  span: readonly [start: number, end: number]
  /** Indexes of its words, end exclusive. */
  words: readonly [from: number, to: number]
  /** Share of 1: .95 named, .8 decided by context or a misspelling, .7 a phrase that only means it. */
  confidence: number
  /** Name or phrase of the lexicon that fits. */
  alias: string
}
