import { isLanguage, type Language } from '@podium/i18n'
import type { LanguageDetectorModule } from 'i18next'

/** The cookie is the server's to read, so that it sends pages in this language at once. */
const KEY = { cookie: 'i18next', storage: 'i18nextLng' }
const YEAR_S = 365 * 24 * 60 * 60

/**
 * Finds and keeps the visitor's language in the order of specification §9 and decisions row 3: address
 * (`lng`), cookie, local storage, session storage, browser, and last the page's own, which the server
 * chose by the same rule (`product/pages/visitor-language.ts`).
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
    ifAllowed(() => localStorage.setItem(KEY.storage, language))
  },
}

function candidates() {
  return [
    new URLSearchParams(window.location.search).get('lng'),
    new RegExp(`(?:^|; )${KEY.cookie}=([^;]*)`).exec(document.cookie)?.[1],
    ifAllowed(() => localStorage.getItem(KEY.storage)),
    ifAllowed(() => sessionStorage.getItem(KEY.storage)),
    ...navigator.languages,
    document.documentElement.lang,
  ]
}

function languageOf(code: string | null | undefined): Language | undefined {
  const language = code?.toLowerCase().split('-')[0]
  return language !== undefined && isLanguage(language) ? language : undefined
}

/** Storage that a browser refuses is no reason to show nothing. */
function ifAllowed<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
