import type { Links } from '../pool/links.ts'
import type { Pool } from '../pool/pool.ts'
import type { SeatToFill } from './problem.ts'
import { tieShares } from './tie-shares.ts'

/** A seat with its place in the problem's list. */
export type PlacedSeat = SeatToFill & { place: number }

/** Candidates of one seat with what bounds their worth. */
export type Column = {
  /** Place in the problem's list of seats. */
  place: number
  person: Int32Array
  cost: Float64Array
  /** Certain worth of each person: their own parts and the language. */
  own: Float64Array
  /** The table of `tieShares`. */
  ties: Float64Array
  /** `own` and all shares of ties. */
  loose: Float64Array
}

/** Columns of the seats for a team that works in one language, without ties. */
export function columnsWithoutTies(
  { languageValue }: Pool,
  seats: readonly PlacedSeat[],
  speaks: Uint8Array,
): Column[] {
  return seats.map(({ place, candidates: { person, value, cost } }) => {
    const own = value.map(
      (worth, row) => worth + (speaks[person[row] ?? 0] === 1 ? languageValue : 0),
    )
    return {
      place,
      person,
      cost,
      own,
      ties: new Float64Array(own.length * seats.length),
      loose: own,
    }
  })
}

/** The columns with what ties can add, the same where they add nothing; `worths` are what the candidates are worth before. */
export function withTies(
  columns: readonly Column[],
  seats: readonly PlacedSeat[],
  { ties, worths }: { ties: Links; worths: readonly Float64Array[] },
): readonly Column[] {
  const slack = worths.map((worth) => {
    const most = worth.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
    return worth.map((value) => most - value)
  })
  const tables = tieShares(seats, ties, slack)
  if (tables.every((table) => table.every((share) => share === 0))) return columns
  return columns.map((column, at) => {
    const table = tables[at] ?? column.ties
    const loose = column.own.map((worth, row) =>
      table.subarray(row * seats.length, (row + 1) * seats.length).reduce((a, b) => a + b, worth),
    )
    return { ...column, ties: table, loose }
  })
}
