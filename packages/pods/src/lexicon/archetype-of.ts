import type { Archetype } from '../analyse/analysis.ts'
import type { Slug } from '../units.ts'
import type { Mention } from './concept.ts'
import { CONCEPTS } from './concepts.ts'

/** Share that each further mention of the same concept adds. */
const REPEATED = 0.25
/** What a concept named first counts more than one named last. */
const FIRST_BONUS = 0.6

/** Archetype that the wanted concepts of a text speak for, with the mention that speaks loudest for it. */
export function archetypeOf(wanted: readonly Mention[]): {
  archetype: Archetype
  by: Mention | undefined
} {
  const votes = new Map<Archetype, { sum: number; loudest: number; by: Mention }>()
  const times = new Map<Slug, number>()
  const last = Math.max(1, ...wanted.map(({ span: [start] }) => start))
  for (const mention of wanted) {
    const repeats = times.get(mention.slug) ?? 0
    times.set(mention.slug, repeats + 1)
    if (repeats > 2) continue
    const early = 1 + FIRST_BONUS * (1 - mention.span[0] / last)
    const share = mention.confidence * early * (repeats === 0 ? 1 : REPEATED)
    for (const [archetype, weight] of entriesOf(mention.slug)) {
      const vote = votes.get(archetype) ?? { sum: 0, loudest: 0, by: mention }
      const voice = weight * share
      const by = voice > vote.loudest ? mention : vote.by
      votes.set(archetype, { sum: vote.sum + voice, loudest: Math.max(vote.loudest, voice), by })
    }
  }
  let best: { archetype: Archetype; sum: number; by: Mention | undefined } = {
    archetype: 'website',
    sum: 0,
    by: undefined,
  }
  for (const [archetype, { sum, by }] of votes) if (sum > best.sum) best = { archetype, sum, by }
  return { archetype: best.archetype, by: best.by }
}

const entriesOf = (slug: Slug) =>
  Object.entries(CONCEPTS.get(slug)?.speaksFor ?? {}) as [Archetype, number][]
