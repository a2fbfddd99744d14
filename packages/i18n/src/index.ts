export type { Catalogue, Key } from './key.ts'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from './languages.ts'
export { loadCatalogue } from './load-catalogue.ts'
export { isNamespace, loadNamespace, type Namespace } from './load-namespace.ts'
