export type { Catalogue, Key } from './key.ts'
export { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts'
export { loadCatalogue } from './load-catalogue.ts'
