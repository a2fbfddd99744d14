import type { Language } from '../languages.ts'
import type { SameKeys } from '../same-keys.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/**
 * Texts of mails, of the mailbox page and of calendar feeds; a separate entry point, because no browser needs them.
 */
export const mailTexts: Record<Language, SameKeys<typeof fr>> = { fr, en }
