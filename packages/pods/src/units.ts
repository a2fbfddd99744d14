/** Calendar day in ISO 8601, `YYYY-MM-DD`, without a time zone: the engine reckons in whole days. */
export type Day = string

/** Range of an estimate; `min <= likely <= max`. */
export type Estimate = { min: number; likely: number; max: number }

/** The two languages the product speaks. */
export type Language = 'fr' | 'en'

/** A name in both languages. */
export type Labels = { fr: string; en: string }

/** Slug of a concept of the lexicon, or of a free-text skill that no concept covers: lower case, words joined by `-`. */
export type Slug = string

/** Skill level of the product's scale (specification §4): 1 beginner, 2 intermediate, 3 confirmed, 4 advanced, 5 expert. */
export type SkillLevel = 1 | 2 | 3 | 4 | 5

/**
 * Stored fact that a sentence is made of: `code` picks the template of `explain`, `values` fill it. Numbers are raw
 * (euros, days, shares of 1), days ISO, concepts slugs; `explain` formats them for the reader's language. Never a
 * name: a person is an id. A code is written out where the fact is made (`code: 'role-typical'`), so that a test finds
 * every code of the engine in its source and asks `explain` for its sentences.
 */
export type Fact = {
  code: string
  values: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Hours of a person-day: a fifth of the legal week in France (Code du travail, L3121-27). */
export const HOURS_PER_DAY = 7
