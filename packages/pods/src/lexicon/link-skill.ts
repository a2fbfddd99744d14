import { fold } from '../text/fold.ts'
import type { Slug } from '../units.ts'
import { conceptsNamed } from './find-concepts.ts'
import { stemsOf } from './trie.ts'

/**
 * Concept that a free-text skill names as a whole, whatever its case, accents, plural or a letter wrong; a name with
 * several meanings is taken as a skill. A text that names none has a slug of its own, the same for its spellings in
 * case, accents and plural.
 */
export const linkSkill = (text: string): Slug => conceptsNamed(text)[0] ?? ownSlug(text)

/** A text without any word, as a sign or an emoji, is its own slug. */
const ownSlug = (text: string): Slug =>
  stemsOf(text).join('-') || fold(text).trim().replaceAll(/\s+/g, '-')
