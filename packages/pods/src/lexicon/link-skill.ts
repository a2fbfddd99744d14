import type { Slug } from '../units.ts'
import { conceptsNamed } from './find-concepts.ts'
import { stemsOf } from './trie.ts'

/**
 * Concept that a free-text skill names as a whole, whatever its case, accents, plural or a letter wrong; a name with
 * several meanings is taken as a skill. A text that names none has a slug of its own, the same for its spellings in
 * case, accents and plural.
 */
export const linkSkill = (text: string): Slug => conceptsNamed(text)[0] ?? stemsOf(text).join('-')
