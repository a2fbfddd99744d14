import type { Candidates } from '../pool/candidates.ts'
import type { Pool } from '../pool/pool.ts'

/** Seats to fill, and what is asked of the team. */
export type Problem = {
  pool: Pool
  seats: readonly SeatToFill[]
  /** Most the team may cost, in hundredths. */
  cap: number
  /** Least quality in parts; -Infinity: nothing is said. */
  floor: number
  /** Teams from which this one must differ. */
  apartFrom: readonly Apart[]
}

export type SeatToFill = { seat: number; candidates: Candidates }

/** A team, and how many of its people may be taken again. */
export type Apart = { isIn: Uint8Array; most: number }

/** A team that was found: people in the order of the problem's seats. */
export type Found = { people: Int32Array; value: number; cost: number }

/** Finding the best quality, or the least cost. */
export type Aim = 'quality' | 'cost'
