import type { Pool } from '../pool/pool.ts'
import { QUALITY_PARTS, WEIGHTS } from '../weights.ts'

/** Worth of any team of so many filled seats, before its people are known. */
export function bareValue(pool: Pool, filled: number): number {
  return pool.seats.length === 1
    ? QUALITY_PARTS * WEIGHTS.cohesion
    : (pool.strangersValue * filled * (filled - 1)) / 2
}

/** Worth of the skills that these people cover, in parts. */
export function coverageValue({ covers, skillValue }: Pool, people: ArrayLike<number>): number {
  const isCovered = new Uint8Array(skillValue.length)
  for (let at = 0; at < people.length; at += 1) {
    const person = people[at] ?? 0
    for (let link = covers.start[person] ?? 0; link < (covers.start[person + 1] ?? 0); link += 1)
      isCovered[covers.to[link] ?? 0] = 1
  }
  return skillValue.reduce((sum, value, skill) => sum + (isCovered[skill] === 1 ? value : 0), 0)
}

/** Worth of the ties among these people above strangers, in parts. */
export function tiesValue({ ties }: Pool, people: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < people.length; at += 1) {
    const person = people[at] ?? 0
    for (let other = at + 1; other < people.length; other += 1) {
      sum += tieOf(person, people[other] ?? 0)
    }
  }
  return sum

  function tieOf(person: number, other: number): number {
    for (let link = ties.start[person] ?? 0; link < (ties.start[person + 1] ?? 0); link += 1)
      if (ties.to[link] === other) return ties.value[link] ?? 0
    return 0
  }
}
