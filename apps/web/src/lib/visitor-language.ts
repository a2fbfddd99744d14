import { isLanguage, type Language } from '@podium/i18n'
import type { LanguageDetectorModule } from 'i18next'
import { withStorage } from './web-storage.ts'

/** Names under which the language is kept; the server reads the cookie and sends pages in this language. */
const KEY = { cookie: 'i18next', storage: 'i18nextLng' }
const YEAR_S = 365 * 24 * 60 * 60

/**
 * Detector of the visitor's language, in the order of specification §9 and decisions row 3: address
 * (`lng`), cookie, local storage, session storage, browser, and last that of the page, which the server
 * chose by the same rule (`platform/http/visitor-language.ts`).
 */
export const visitorLanguage: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    candidates()
      .map(languageOf)
      .find((language) => language !== undefined),
  cacheUserLanguage(language) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
    document.cookie = `${KEY.cookie}=${language}; max-age=${YEAR_S}; path=/; samesite=lax`
    withStorage('localStorage', (storage) => storage.setItem(KEY.storage, language))
  },
}

function candidates() {
  return [
    new URLSearchParams(window.location.search).get('lng'),
    new RegExp(`(?:^|; )${KEY.cookie}=([^;]*)`).exec(document.cookie)?.[1],
    withStorage('localStorage', (storage) => storage.getItem(KEY.storage)),
    withStorage('sessionStorage', (storage) => storage.getItem(KEY.storage)),
    ...navigator.languages,
    document.documentElement.lang,
  ]
}

function languageOf(code: string | null | undefined): Language | undefined {
  const language = code?.toLowerCase().split('-')[0]
  return isLanguage(language) ? language : undefined
}
