import { rangeNotSatisfiable } from '../refusals.ts'

/** Range of the matching rows. */
export type RowsRange = { offset: number; limit: number | null }

const HEADER = /^(\d{1,15})-(\d{0,15})$/

/** Intersection of `limit` and `offset` with a `Range` header (GET only). Throws PGRST103. */
export function rowsRange({
  limit = null,
  offset = 0,
  header,
}: {
  limit?: number | null | undefined
  offset?: number | undefined
  header: string | null
}): RowsRange {
  if (limit !== null && limit < 0) throw rangeNotSatisfiable(NEGATIVE)
  const first = Math.max(offset, 0)
  const found = header === null ? null : HEADER.exec(header)
  if (!found || limit === 0) return { offset: first, limit }

  const from = Number(found[1])
  const to = found[2] === '' ? Number.POSITIVE_INFINITY : Number(found[2])
  if (to < from) throw rangeNotSatisfiable(REVERSED)
  const last = Math.min(to, limit === null ? Number.POSITIVE_INFINITY : first + limit - 1)
  const start = Math.max(first, from)
  if (last < start) throw rangeNotSatisfiable(NEGATIVE)
  return { offset: start, limit: last === Number.POSITIVE_INFINITY ? null : last - start + 1 }
}

const NEGATIVE = 'Limit should be greater than or equal to zero.'
const REVERSED =
  'The lower boundary must be lower than or equal to the upper boundary in the Range header.'
