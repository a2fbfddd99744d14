import type { Column } from './columns.ts'
import type { Sorted } from './depth-first.ts'
import type { Narrowed } from './narrow.ts'

/** Columns with their rows in the order of their worth. */
export function sortColumns(columns: readonly Column[], narrowed: readonly Narrowed[]): Sorted[] {
  return columns.map((column, at) => {
    const { rows = new Int32Array(), worth = new Float64Array() } = narrowed[at] ?? {}
    const seats = columns.length
    const ties = new Float64Array(rows.length * seats)
    for (const [to, row] of rows.entries())
      ties.set(column.ties.subarray(row * seats, (row + 1) * seats), to * seats)
    const take = (from: Float64Array) => Float64Array.from(rows, (row) => from[row] ?? 0)
    return {
      place: column.place,
      person: Int32Array.from(rows, (row) => column.person[row] ?? 0),
      cost: take(column.cost),
      own: take(column.own),
      loose: take(column.loose),
      ties,
      worth,
    }
  })
}

/** The first rows of a column. */
export function topRows(column: Sorted, seats: number, most: number): Sorted {
  return {
    place: column.place,
    person: column.person.subarray(0, most),
    cost: column.cost.subarray(0, most),
    own: column.own.subarray(0, most),
    loose: column.loose.subarray(0, most),
    ties: column.ties.subarray(0, most * seats),
    worth: column.worth.subarray(0, most),
  }
}
