import { dayNumber } from '../../days.ts'
import type { Person } from '../../market/market.ts'

const LONGEST_WAIT_DAYS = 1_023
const WAIT_UNIT = 2 ** -14
const HASH_UNIT = WAIT_UNIT * 2 ** -16
const HASH_BITS = 12

/**
 * Decider between teams of one quality: less than one part of quality, summed over up to 15 members. First the days
 * since each was last proposed (who wants this kind of project as if never), below them a hash of project and person, so
 * that nobody is favoured by id across projects. Multiples of 2^-30: sums of them are exact.
 */
export function tieBreak(person: Person, { seed, today }: { seed: string; today: number }): number {
  const waited =
    person.lastProposed === null || person.wantsKind === true
      ? LONGEST_WAIT_DAYS
      : Math.min(LONGEST_WAIT_DAYS - 1, Math.max(0, today - dayNumber(person.lastProposed)))
  return waited * WAIT_UNIT + (hash(`${seed}\n${person.id}`) >>> (32 - HASH_BITS)) * HASH_UNIT
}

/** Least difference of two qualities with their tie-breaks. */
export const TIE_UNIT = HASH_UNIT

/** 32-bit hash of a text (FNV-1a with MurmurHash3's finish). */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
