import type { Tx } from '../../platform/db/database.ts'
import { type Filter, FilterError } from './filters.ts'
import type { PublishedTable } from './published-table.ts'
import type { BoundFilter } from './subscription.ts'

/** Types whose equal values are written in one way only. */
const EXACT = new Set(['uuid', 'int2', 'int4', 'int8', 'text', 'bool'])

/**
 * Filters bound to the columns of a table, their values checked by PostgreSQL. Throws `FilterError` for an unknown
 * column, `SqlError` for a value that is none of its type.
 */
export async function bindFilters(
  tx: Pick<Tx, 'query'>,
  table: PublishedTable,
  filters: readonly Filter[],
): Promise<BoundFilter[]> {
  const bound: BoundFilter[] = []
  for (const filter of filters) {
    const column = table.columns.find(({ name }) => name === filter.column)
    if (!column) throw new FilterError(`invalid column for filter ${filter.column}`)
    const isList = filter.operator === 'in'
    const sqlType = isList ? `${column.sqlType}[]` : column.sqlType
    const written = isList
      ? `array(select one::text from unnest($1::${sqlType}) one)`
      : `array[$1::${sqlType}::text]`
    const [row] = await tx.query<{ written: string[] }>(`select ${written} as written`, [
      filter.value,
    ])
    const isExact = (isList || filter.operator === 'eq') && EXACT.has(column.type)
    bound.push({ ...filter, sqlType, exact: isExact ? row?.written : undefined })
  }
  return bound
}
