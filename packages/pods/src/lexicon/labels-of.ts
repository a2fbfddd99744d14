import type { Labels, Slug } from '../units.ts'
import { CONCEPTS } from './concepts.ts'

/** Label of a concept in both languages, with its other names; of any other slug, the slug's words. */
export function labelsOf(slug: Slug): Labels & { aliases?: readonly string[] } {
  const concept = CONCEPTS.get(slug)
  if (concept === undefined) return { fr: slug.replaceAll('-', ' '), en: slug.replaceAll('-', ' ') }
  const { fr, en, any, short } = concept.names
  const aliases = [...new Set([...en, ...fr, ...any, ...short])]
  return { ...concept.labels, ...(aliases.length > 0 ? { aliases } : {}) }
}
