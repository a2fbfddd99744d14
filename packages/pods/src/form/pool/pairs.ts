import type { Person, Tie } from '../../market/market.ts'
import { PAIR_PRIOR, STRANGERS } from '../../market/pair-prior.ts'
import { QUALITY_PARTS, WEIGHTS } from '../weights.ts'
import { type Links, linksOf } from './links.ts'

/** Worth of a pair of members in a team of so many seats. */
export type Pairs = { strangersValue: number; tieValue: (prior: number) => number }

/** Pairs of a team: a share each of the weight of cohesion. */
export function pairsOf(seats: number): Pairs {
  const each = (QUALITY_PARTS * WEIGHTS.cohesion) / Math.max(1, (seats * (seats - 1)) / 2)
  return {
    strangersValue: Math.round(each * STRANGERS),
    tieValue: (prior) => Math.round(each * prior) - Math.round(each * STRANGERS),
  }
}

/** Ties among these people, both ways, the strongest kind of each pair. */
export function tieLinks(ties: readonly Tie[], people: readonly Person[], pairs: Pairs): Links {
  const indexOf = new Map(people.map(({ id }, index) => [id, index]))
  const strongest: Map<number, number>[] = people.map(() => new Map())
  for (const { a, b, kind } of ties) {
    const [one, other] = [indexOf.get(a), indexOf.get(b)]
    if (one === undefined || other === undefined || one === other) continue
    const value = pairs.tieValue(PAIR_PRIOR[kind])
    const known = strongest[one]?.get(other) ?? 0
    if (value <= known) continue
    strongest[one]?.set(other, value)
    strongest[other]?.set(one, value)
  }
  return linksOf(strongest.map((to) => [...to].sort(([a], [b]) => a - b)))
}
