import type { Slug } from '../units.ts'
import type { Category, Concept, Entry } from './concept.ts'
import { DEVELOPMENT } from './data/development.ts'
import { MOBILE } from './data/mobile.ts'
import { WEB } from './data/web.ts'
import { readEntry } from './read-entry.ts'

const DATA: readonly (readonly [Category, readonly Entry[]])[] = [
  ['development', DEVELOPMENT],
  ['mobile', MOBILE],
  ['web', WEB],
]

/** Every concept by its slug. */
export const CONCEPTS: ReadonlyMap<Slug, Concept> = new Map(
  DATA.flatMap(([category, entries]) =>
    entries.map((entry) => [entry.slug, readEntry(entry, category)]),
  ),
)
