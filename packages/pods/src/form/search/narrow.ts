import type { Pool } from '../pool/pool.ts'
import type { BestTeams } from './best-teams.ts'
import type { Column } from './columns.ts'
import { type Prices, worthAt } from './prices.ts'

/** A column without those who cannot be in a better team, most worth first. */
export type Narrowed = {
  /** Rows of the column that stay. */
  rows: Int32Array
  /** Worth of each candidate at the prices. */
  worth: Float64Array
}

/**
 * Takes out everybody in whose presence the prices' bound is below what a team must reach. What is left holds every
 * team that could still be among the best.
 */
export function narrow(
  pool: Pool,
  columns: readonly Column[],
  best: BestTeams,
  prices: Prices,
): Narrowed[] {
  const worths = worthsAt(pool, columns, prices)
  const most = worths.map((worth) =>
    worth.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  )
  const whole =
    prices.certain +
    prices.left.reduce((sum, value) => sum + value, 0) +
    prices.money * best.cap +
    most.reduce((sum, worth) => sum + worth, 0)
  return worths.map((worth, at) => {
    const least = best.floor - (whole - (most[at] ?? 0))
    const rows: number[] = []
    for (const [row, value] of worth.entries()) if (value >= least) rows.push(row)
    rows.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b)
    return {
      rows: Int32Array.from(rows),
      worth: Float64Array.from(rows, (row) => worth[row] ?? 0),
    }
  })
}

/** Worth of every candidate at these prices. */
export function worthsAt(
  { covers }: Pool,
  columns: readonly Column[],
  prices: Prices,
): Float64Array[] {
  return columns.map((column) =>
    Float64Array.from(column.person, (_, row) => worthAt(covers, column, row, prices)),
  )
}
