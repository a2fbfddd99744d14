import { type Candidates, pick } from './candidates.ts'
import type { Links } from './links.ts'
import type { Pool } from './pool.ts'

const WORD = 32

/**
 * The candidates of a seat without those whom `spares` others beat or equal in everything: parts of quality (what ties
 * could add to the beaten included), cost, finish, skills, languages, being a newcomer. With enough spares one of them
 * is always free, so no best team is lost.
 */
export function undominated(
  pool: Pool,
  traits: Traits,
  candidates: Candidates,
  spares: number,
): Candidates {
  const { person, value, cost, finish } = candidates
  const { words, bits, tieRoom } = traits
  const order = [...person.keys()].sort((a, b) => (value[b] ?? 0) - (value[a] ?? 0) || a - b)
  const kept: number[] = []
  for (const row of order) {
    const who = person[row] ?? 0
    const least = (value[row] ?? 0) + (tieRoom[who] ?? 0)
    let beatenBy = 0
    for (const other of kept) {
      if ((value[other] ?? 0) < least) break // `kept` falls in value
      if ((cost[other] ?? 0) > (cost[row] ?? 0) || (finish[other] ?? 0) > (finish[row] ?? 0))
        continue
      if (hasAll(person[other] ?? 0, who)) beatenBy += 1
      if (beatenBy === spares) break
    }
    if (beatenBy < spares) kept.push(row)
  }
  return kept.length === person.length
    ? candidates
    : pick(
        candidates,
        kept.sort((a, b) => a - b),
      )

  function hasAll(one: number, other: number): boolean {
    for (let word = 0; word < words; word += 1) {
      const asked = bits[other * words + word] ?? 0
      if ((asked & (bits[one * words + word] ?? 0)) !== asked) return false
    }
    return pool.newcomers[other] === 0 || pool.newcomers[one] === 1
  }
}

/** Traits of people besides numbers, and the most that ties could add to each. */
export type Traits = { words: number; bits: Int32Array; tieRoom: Float64Array }

export function traitsOf({ people, needed, covers, speakers, ties, seats }: Pool): Traits {
  const words = Math.ceil((needed.length + speakers.length) / WORD)
  const bits = new Int32Array(people.length * words)
  const set = (who: number, bit: number) => {
    const at = who * words + Math.floor(bit / WORD)
    bits[at] = (bits[at] ?? 0) | (1 << (bit % WORD))
  }
  for (const who of people.keys()) {
    for (let link = covers.start[who] ?? 0; link < (covers.start[who + 1] ?? 0); link += 1)
      set(who, covers.to[link] ?? 0)
    for (const [at, { speaks }] of speakers.entries())
      if (speaks[who] === 1) set(who, needed.length + at)
  }
  return {
    words,
    bits,
    tieRoom: Float64Array.from(people, (_, who) => strongest(ties, who, seats.length - 1)),
  }
}

/** Sum of a person's strongest ties. */
function strongest({ start, value }: Links, who: number, most: number): number {
  return value
    .slice(start[who] ?? 0, start[who + 1] ?? 0)
    .sort((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, one) => sum + one, 0)
}
