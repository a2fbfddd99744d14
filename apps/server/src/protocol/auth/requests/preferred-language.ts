import { LANGUAGES, type Language } from '@podium/i18n'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { Metadata } from '../users/metadata.ts'

/** Language of mails to a person: their own choice, else their browser's, else the default. */
export function preferredLanguage(c: Context<HttpEnv>, metadata: Metadata = {}): Language {
  return (
    LANGUAGES.find((language) => language === metadata.language) ??
    acceptedLanguage(c) ??
    LANGUAGES[0]
  )
}
