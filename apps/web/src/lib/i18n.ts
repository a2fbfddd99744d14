import {
  isLanguage,
  isNamespace,
  LANGUAGES,
  type Language,
  LOCALES,
  loadNamespace,
  type Namespace,
} from '@podium/i18n'
import i18next, { type BackendModule, type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { visitorLanguage } from './visitor-language.ts'

/** Namespaces of every page; a route names those it shows beyond them. */
const EVERYWHERE: readonly Namespace[] = ['common', 'nav']

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

/** Reports a text whose namespace the route does not name, which fails the tests, and loads the namespace. */
function reportMissing(key: string) {
  const [namespace = ''] = key.split('.')
  // biome-ignore lint/suspicious/noConsole: a mistake of ours, for whoever looks at the console
  console.error(`No text is loaded for ${key}: name its namespace beside its route`)
  if (isNamespace(namespace)) loadTexts([namespace]).catch(() => undefined)
}

/** Backend that downloads a namespace of a language when it is first shown. */
const catalogues: BackendModule = {
  type: 'backend',
  init() {},
  // Two parameters: i18next then expects a promise instead of a callback.
  read: async (language, namespace) =>
    isLanguage(language) && isNamespace(namespace) ? loadNamespace(language, namespace) : {},
}

const started = Promise.withResolvers<void>()

/** Starts i18next in the visitor's language, with the texts of every page and the given ones. */
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

/** Starts i18next, or changes its language, for pages rendered by the build. */
export async function startI18nIn(language: Language) {
  if (i18next.isInitialized) return void (await i18next.changeLanguage(language))
  await i18next
    .use(catalogues)
    .use(initReactI18next)
    .init({ ...OPTIONS, ns: [...EVERYWHERE], lng: language })
  started.resolve()
}

/** Loads namespaces in the language of the interface. Rejects when a download fails. */
export async function loadTexts(texts: readonly Namespace[]) {
  await started.promise
  await i18next.loadNamespaces(texts)
  const language = currentLanguage()
  // i18next swallows a failed download and would show keys: this one rejects.
  for (const namespace of texts) {
    if (i18next.hasResourceBundle(language, namespace)) continue
    i18next.addResourceBundle(language, namespace, await loadNamespace(language, namespace))
  }
}

/** Language of the interface now. */
export function currentLanguage(): Language {
  const language = i18next.resolvedLanguage ?? ''
  return isLanguage(language) ? language : LANGUAGES[0]
}

/** Locale of the interface now, in which dates and amounts are written. */
export function currentLocale(): string {
  return LOCALES[currentLanguage()]
}
