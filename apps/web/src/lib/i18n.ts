import { LANGUAGES, type Language, loadCatalogue } from '@podium/i18n'
import i18next, { type BackendModule } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'

const YEAR_MIN = 365 * 24 * 60

/** Downloads the texts of a language when it is first shown, and of no other. */
const catalogues: BackendModule = {
  type: 'backend',
  init() {},
  // Two parameters: by their number i18next tells that a promise is the answer.
  read: (language, _namespace) => loadCatalogue(isLanguage(language) ? language : LANGUAGES[0]),
}

/**
 * Finds the visitor's language (specification §9, decisions row 3) and loads its texts. French closes
 * the search because the page itself is French: `htmlTag` is last in the order.
 */
export async function startI18n() {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(LanguageDetector)
    .use(catalogues)
    .use(initReactI18next)
    .init({
      supportedLngs: LANGUAGES,
      // A fallback would be downloaded too; both languages are complete at compile time.
      fallbackLng: false,
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        caches: ['localStorage', 'cookie'],
        cookieMinutes: YEAR_MIN,
        cookieOptions: { path: '/', sameSite: 'lax' },
        convertDetectedLanguage: (code) => code.toLowerCase().split('-')[0] ?? code,
      },
    })
}

/** The language of the interface at this moment. */
export function currentLanguage(): Language {
  const language = i18next.resolvedLanguage ?? ''
  return isLanguage(language) ? language : LANGUAGES[0]
}

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code)
}
