import { LANGUAGES, type Language } from '@podium/i18n'
import type { Metadata } from '../users/metadata.ts'

/** Language of mails to a person: their own choice, else their browser's, else the default. */
export const preferredLanguage = (
  metadata: Metadata,
  browserLanguage: Language | undefined,
): Language =>
  LANGUAGES.find((language) => language === metadata.language) ?? browserLanguage ?? LANGUAGES[0]
