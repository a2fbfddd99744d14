import type { Catalogue } from './key.ts'
import type { Language } from './languages.ts'
import type { SameKeys } from './same-keys.ts'

/** Catalogue of one language; the browser downloads only those it shows. */
export async function loadCatalogue(language: Language): Promise<SameKeys<Catalogue>> {
  switch (language) {
    case 'fr':
      return (await import('./fr/index.ts')).fr
    case 'en':
      return (await import('./en/index.ts')).en
  }
}
