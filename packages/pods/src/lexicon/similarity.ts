import type { Slug } from '../units.ts'
import type { Concept } from './concept.ts'
import { CONCEPTS } from './concepts.ts'

/** Similarity below which two concepts have nothing in common. */
const LEAST = 0.2

/**
 * Share of one concept that another stands for, 0 to 1: stated in either direction, or through one concept between.
 */
export function similarity(a: Slug, b: Slug): number {
  if (a === b) return 1
  const stated = NEAR.get(a)?.get(b)
  if (stated !== undefined) return stated
  let best = 0
  for (const [between, first] of NEAR.get(a) ?? [])
    best = Math.max(best, first * (NEAR.get(between)?.get(b) ?? 0))
  return best < LEAST ? 0 : best
}

const mutualNeighbours = (concepts: Iterable<Concept>) => {
  const near = new Map<Slug, Map<Slug, number>>()
  const state = (from: Slug, to: Slug, weight: number) => {
    const known = near.get(from) ?? new Map<Slug, number>()
    near.set(from, known.set(to, Math.max(known.get(to) ?? 0, weight)))
  }
  for (const { slug, near: stated } of concepts)
    for (const [other, weight] of Object.entries(stated)) {
      state(slug, other, weight)
      state(other, slug, weight)
    }
  return near
}

const NEAR = mutualNeighbours(CONCEPTS.values())

/** Concepts that a concept is stated to be near to, in either direction. */
export const neighboursOf = (slug: Slug): Iterable<Slug> => NEAR.get(slug)?.keys() ?? []
