import { ARCHETYPES, type Archetype } from '../analyse/analysis.ts'
import type { Category, Concept, Entry, Weights } from './concept.ts'

/** Concept that an entry of a data file states. */
export function readEntry(entry: Entry, category: Category): Concept {
  const [fr = '', ...furtherFr] = list(entry.fr)
  const [en = '', ...furtherEn] = list(entry.en)
  return {
    slug: entry.slug,
    kind: entry.kind,
    category,
    labels: { fr, en },
    names: {
      fr: furtherFr,
      en: furtherEn,
      any: list(entry.any),
      short: list(entry.short),
      typos: list(entry.typos),
    },
    cues: list(entry.cues),
    near: weights(entry.near),
    implies: weights(entry.implies),
    trades: list(entry.trades),
    speaksFor: byArchetype(weights(entry.speaksFor)),
  }
}

const list = (text = ''): string[] => (text === '' ? [] : text.split(',').map((one) => one.trim()))

const weights = (text?: string): Weights =>
  Object.fromEntries(
    list(text).map((one) => {
      const [slug = '', weight = '1'] = one.split(' ')
      return [slug, Number(weight)]
    }),
  )

const byArchetype = (given: Weights): Partial<Record<Archetype, number>> => {
  const known: Partial<Record<Archetype, number>> = {}
  for (const archetype of ARCHETYPES) {
    const weight = given[archetype]
    if (weight !== undefined) known[archetype] = weight
  }
  return known
}
