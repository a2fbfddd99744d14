import { isLanguage, LANGUAGES, type Language } from '@podium/i18n'
import type { Context } from 'hono'
import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language'

/**
 * Language of a page: the URL's `lng`, else the cookie the web app keeps, else the browser's, else
 * French (decisions row 3).
 */
export const visitorLanguage = (c: Context): Language =>
  ours(detectFromQuery(c, SOURCES)) ??
  ours(detectFromCookie(c, SOURCES)) ??
  acceptedLanguage(c) ??
  LANGUAGES[0]

/** First supported language of `Accept-Language`, by quality and then by order. */
export const acceptedLanguage = (c: Context): Language | undefined =>
  ours(detectFromHeader(c, SOURCES))

/** Code as a `Language`: the library returns one of `supportedLanguages` as a string. */
const ours = (code: string | undefined): Language | undefined =>
  isLanguage(code) ? code : undefined

const SOURCES: Parameters<typeof detectFromHeader>[1] = {
  lookupQueryString: 'lng',
  lookupCookie: 'i18next',
  lookupFromHeaderKey: 'accept-language',
  lookupFromPathIndex: 0,
  order: ['querystring', 'cookie', 'header'],
  caches: false,
  ignoreCase: true,
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: LANGUAGES[0],
}
