import type { Language, Slug } from '../units.ts'

/**
 * Meaning of an ambiguous name where all the given conditions hold; word lists are space-separated. Words are
 * compared by stem, and those around are looked for in the same sentence.
 */
export type Sense = {
  /** Concept meant; null: none, a look-alike; absent: the one that the data files give the name to. */
  slug?: Slug | null
  /** Written with a capital that does not come from the beginning of a sentence. */
  cased?: true
  /** Written with a capital, wherever it stands. */
  capital?: true
  /** Written as one of these, case included. */
  written?: string
  /** Directly followed by one of these words, link words left out. */
  next?: string
  /** Directly preceded by one of these words, link words left out. */
  previous?: string
  /** One of these stands among the six words before. */
  before?: string
  /** One of these stands within eight words. */
  near?: string
  /** The same sentence certainly names a concept of one of these slugs or categories. */
  beside?: string
  /** The whole text certainly names one of these slugs or categories. */
  about?: string
  /** Language of the sentence. */
  language?: Language
}

/**
 * Names (comma-separated) with more than one meaning. The first sense that holds decides; where none does, or where
 * the name (of no tool) stands within a phrase that means something else, it is no mention.
 */
export type AmbiguousNames = { names: string; senses: readonly Sense[] }
