import type { Tx } from '../../platform/db/database.ts'
import { type Filter, FilterError, OPERATORS } from './filters.ts'
import type { Column, PublishedTable } from './published-table.ts'
import type { BoundFilter } from './subscription.ts'

/** Types whose equal values are written in one way only. */
const EXACT = new Set(['uuid', 'int2', 'int4', 'int8', 'text', 'bool'])

/** Most values of an `in`, as with the original: each is kept, and compared with each change. */
const MOST_VALUES = 100

/**
 * Filters bound to the columns of a table. PostgreSQL makes each comparison once, of the filter's value with itself,
 * because some types have none. Throws `FilterError` for an unknown column and too many values, `SqlError` for a value that is none of its
 * type and for a comparison that there is not.
 */
export async function bindFilters(
  tx: Pick<Tx, 'query'>,
  table: PublishedTable,
  filters: readonly Filter[],
): Promise<BoundFilter[]> {
  if (filters.length === 0) return []
  const found = filters.map((filter) => ({ filter, column: columnOf(table, filter) }))
  const checks = found.map(({ filter, column }, at) => checkOf(filter, column, `$${at + 1}`))
  const [row] = await tx.query<{ written: (string[] | null)[] }>(
    `select json_build_array(${checks.join(', ')}) as written`,
    filters.map(({ value }) => value),
  )
  return found.map(({ filter, column }, at) => {
    const isExact = ['eq', 'in'].includes(filter.operator) && EXACT.has(column.type)
    const written = row?.written[at] ?? undefined
    if (written && written.length > MOST_VALUES) {
      throw new FilterError(`Error parsing \`filter\` params: at most ${MOST_VALUES} values`)
    }
    return { ...filter, sqlType: typeOf(filter, column), exact: isExact ? written : undefined }
  })
}

function columnOf({ columns }: PublishedTable, filter: Filter): Column {
  const column = columns.find(({ name }) => name === filter.column)
  if (!column) throw new FilterError(`invalid column for filter ${filter.column}`)
  return column
}

/** SQL type of a filter's value. */
const typeOf = ({ operator }: Filter, { sqlType }: Column) =>
  operator === 'in' ? `${sqlType}[]` : sqlType

/** SQL of a filter's values as PostgreSQL writes them, null where a comparison with them tells nothing. */
function checkOf(filter: Filter, column: Column, param: string): string {
  const value = `${param}::${typeOf(filter, column)}`
  const all = filter.operator === 'in' ? `unnest(${value})` : `(values (${value}))`
  const holds = `one.value::${column.sqlType} ${OPERATORS[filter.operator]} (${value})`
  return `(select array_agg(one.value::text) from ${all} one (value) where (${holds}) is not null)`
}
