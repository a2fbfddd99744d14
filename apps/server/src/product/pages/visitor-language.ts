import { isLanguage, LANGUAGES, type Language } from '@podium/i18n'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { acceptedLanguage } from '../../platform/http/accepted-language.ts'

/**
 * The language to send a page in: the address's (`lng`), else the one chosen before (the cookie that the
 * web app keeps), else the browser's, else French (decisions row 3).
 */
export function visitorLanguage(c: Context): Language {
  const said = [c.req.query('lng'), getCookie(c, 'i18next')].map(
    (code) => code?.toLowerCase().split('-')[0],
  )
  return (
    said.find((code) => code !== undefined && isLanguage(code)) ??
    acceptedLanguage(c.req.header('accept-language') ?? '') ??
    LANGUAGES[0]
  )
}
