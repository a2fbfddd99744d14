import {
  isLanguage,
  isNamespace,
  LANGUAGES,
  type Language,
  loadNamespace,
  type Namespace,
} from '@podium/i18n'
import i18next, { type BackendModule, type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { visitorLanguage } from './visitor-language.ts'

/** What every page shows; a screen names what it shows beyond that. */
const EVERYWHERE: readonly Namespace[] = ['common', 'nav', 'footer', 'newsletter']

const OPTIONS: InitOptions = {
  supportedLngs: LANGUAGES,
  // A fallback would be downloaded too; both languages are complete at compile time.
  fallbackLng: false,
  defaultNS: 'common',
  // `home.hero.title`: the first word names the namespace.
  nsSeparator: '.',
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (_languages, _namespace, key) => reportMissing(key),
  react: { bindI18nStore: 'added' },
}

/** A screen shows a text whose namespace it does not name: said, so that tests fail, and mended at once. */
function reportMissing(key: string) {
  const [namespace = ''] = key.split('.')
  // biome-ignore lint/suspicious/noConsole: a mistake of ours, for whoever looks at the console
  console.error(`No text is loaded for ${key}: name its namespace in app/routes.tsx`)
  if (isNamespace(namespace)) loadTexts([namespace]).catch(() => undefined)
}

/** Downloads a namespace of a language when it is first shown. */
const catalogues: BackendModule = {
  type: 'backend',
  init() {},
  // Two parameters: by their number i18next tells that a promise is the answer.
  read: async (language, namespace) =>
    isLanguage(language) && isNamespace(namespace) ? loadNamespace(language, namespace) : {},
}

const started = Promise.withResolvers<void>()

/** Starts in the visitor's language (`visitor-language.ts`) with the texts of every page and the given ones. */
export async function startI18n(texts: readonly Namespace[]) {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(visitorLanguage)
    .use(catalogues)
    .use(initReactI18next)
    .init({ ...OPTIONS, ns: [...EVERYWHERE, ...texts] })
  started.resolve()
}

/** The same for pages rendered while building: no visitor, a given language. */
export async function startI18nIn(language: Language) {
  if (i18next.isInitialized) return void (await i18next.changeLanguage(language))
  await i18next
    .use(catalogues)
    .use(initReactI18next)
    .init({ ...OPTIONS, ns: [...EVERYWHERE], lng: language })
  started.resolve()
}

/** Loads what a screen shows, in the language of the interface. Rejects when it cannot be downloaded. */
export async function loadTexts(texts: readonly Namespace[]) {
  await started.promise
  await i18next.loadNamespaces(texts)
  const language = currentLanguage()
  // i18next keeps a failure to itself and would show keys: asked again, it is said.
  for (const namespace of texts) {
    if (i18next.hasResourceBundle(language, namespace)) continue
    i18next.addResourceBundle(language, namespace, await loadNamespace(language, namespace))
  }
}

/** The language of the interface at this moment. */
export function currentLanguage(): Language {
  const language = i18next.resolvedLanguage ?? ''
  return isLanguage(language) ? language : LANGUAGES[0]
}
