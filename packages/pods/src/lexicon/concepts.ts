import type { Slug } from '../units.ts'
import type { Concept } from './concept.ts'
import { FIELDS } from './data/fields.ts'
import { readEntry } from './read-entry.ts'

/** Every concept by its slug. */
export const CONCEPTS: ReadonlyMap<Slug, Concept> = new Map(
  FIELDS.flatMap(([category, entries]) =>
    entries.map((entry) => [entry.slug, readEntry(entry, category)]),
  ),
)
