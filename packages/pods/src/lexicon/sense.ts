import type { Language, Slug } from '../units.ts'

/**
 * What an ambiguous name means where all the given conditions hold. Term lists are space-separated and compared by stem.
 */
export type Sense = {
  /** Concept meant; null: none, a look-alike. */
  slug: Slug | null
  /** Written with a capital that does not come from the beginning of a sentence. */
  cased?: true
  /** Directly followed by one of these words, link words left out. */
  next?: string
  /** Directly preceded by one of these words, link words left out. */
  previous?: string
  /** One of these words stands within eight words in the same sentence. */
  near?: string
  /** The same sentence certainly names a concept of one of these slugs or categories. */
  beside?: string
  /** The whole text certainly names one of these slugs or categories. */
  about?: string
  /** Language of the sentence. */
  language?: Language
}

/** Name with more than one meaning. The first sense that holds decides; where none does it is no mention. */
export type AmbiguousName = { name: string; senses: readonly Sense[] }
