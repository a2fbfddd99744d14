import type { Slug } from '../units.ts'
import { namesAt } from './find-concepts.ts'
import { stemsOf } from './trie.ts'
import { words } from './words.ts'

/**
 * Concept that a free-text skill names as a whole, whatever its case, accents, plural or a letter wrong; a name with
 * several meanings is taken as a skill. A text that names none has a slug of its own, the same for its spellings in
 * case, accents and plural.
 */
export function linkSkill(text: string): Slug {
  const written = words(text)
  const named = namesAt(written, 0)
  const slug = named?.to === written.length ? named.slugs[0] : undefined
  return slug ?? stemsOf(text).join('-')
}
