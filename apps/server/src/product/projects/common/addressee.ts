import { isLanguage, LANGUAGES, type Language } from '@podium/i18n'

/** Account that a mail goes to, with the language it chose. */
export type Addressee = { email: string; language: string | null }

/** SQL condition on `auth.users`: there is a confirmed address to write to, of somebody who may sign in. */
export const CAN_BE_MAILED = `email is not null and email_confirmed_at is not null and deleted_at is null
  and (banned_until is null or banned_until <= now())`

export const languageOf = ({ language }: Pick<Addressee, 'language'>): Language =>
  isLanguage(language) ? language : LANGUAGES[0]
