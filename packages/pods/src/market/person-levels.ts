import type { Slug } from '../units.ts'
import type { Evidence, Person } from './market.ts'

/** Factor of a level, by its source. */
export const EVIDENCE_FACTOR: Readonly<Record<Evidence, number>> = {
  self: 0.8,
  endorsed: 0.9,
  delivered: 1,
}

/** Share of a skill below which it counts as missing. */
export const HELD = 0.5

export type Similarity = (a: Slug, b: Slug) => number

/**
 * Best levels of people in the skills of a scope. A level is the best over the skill and its neighbours, each times
 * its similarity and its evidence, so one more skill never lowers it.
 */
export function levelReader(needed: readonly Slug[], similarity: Similarity) {
  const near = new Map<Slug, [skill: number, similarity: number][]>()
  const nearTo = (slug: Slug) => {
    const known = near.get(slug)
    if (known !== undefined) return known
    const found = needed.flatMap((skill, index): [number, number][] => {
      const share = skill === slug ? 1 : similarity(skill, slug)
      return share > 0 ? [[index, share]] : []
    })
    near.set(slug, found)
    return found
  }

  /** Writes the person's levels, one for each needed skill, into `levels`. */
  return (person: Person, levels: Float64Array): void => {
    levels.fill(0)
    for (const { skill, level, evidence } of person.skills) {
      for (const [index, share] of nearTo(skill)) {
        const counts = level * share * EVIDENCE_FACTOR[evidence]
        if (counts > (levels[index] ?? 0)) levels[index] = counts
      }
    }
  }
}
