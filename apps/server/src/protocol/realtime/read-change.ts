import pg from 'pg'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Statement } from '../../platform/db/database.ts'
import type { Change } from './change.ts'
import { OPERATORS } from './filters.ts'
import type { Column, PublishedTable } from './published-table.ts'
import type { BoundFilter, Subscription } from './subscription.ts'

/** Readers with the same rights, and what they want to hear. */
export type Audience = { claims: Claims; table: PublishedTable; subscriptions: Subscription[] }

/** Answer of the database to an audience: JSON of the row and of its old key, and which filters hold. */
export type ReadChange = {
  record: string | null
  old_record: string
  is_long: boolean
  matches: boolean[]
}

/** Longest value that is sent of a record that is too long, in bytes. */
const SHORT_BYTES = 64

const { escapeIdentifier: name } = pg

/**
 * Statement that reads the changed row with the rights of whoever runs it; no row where they may not see it. Each filter
 * of the audience is a boolean of `matches`, in the order of `filtersOf`.
 */
export function readChange(
  change: Change,
  { table, subscriptions }: Audience,
  recordBytes: number,
): Statement {
  const values: unknown[] = []
  const param = (value: unknown, sqlType: string) => `$${values.push(value)}::${sqlType}`
  const old = ({ name: column, sqlType }: Column) =>
    param(change.old_key?.[column] ?? null, sqlType)
  const isDelete = change.type === 'DELETE'
  const row = isDelete ? deletedRow(table, old) : currentRow(change, table, param)
  const readable = new Set((isDelete ? table.key : table.columns).map((column) => column.name))
  const matches = filtersOf(subscriptions).map(({ column, operator, value, sqlType }) =>
    // Of a deleted row only the key is known: other filters do not count, as in the original.
    readable.has(column)
      ? `coalesce(row_.${name(column)} ${OPERATORS[operator]} (${param(value, sqlType)}), false)`
      : 'true',
  )
  const bytes = param(recordBytes, 'integer')
  const oldKey = table.key.map((column) => `${pg.escapeLiteral(column.name)}, ${old(column)}`)
  const text = `
with row_ as (select ${row}), whole as (select to_jsonb(row_) as record from row_)
select case when octet_length(whole.record::text) <= ${bytes} then whole.record else (
    select jsonb_object_agg(key, value) from jsonb_each(whole.record) where octet_length(value::text) <= ${SHORT_BYTES}
  ) end::text as record, jsonb_build_object(${oldKey.join(', ')})::text as old_record,
  octet_length(whole.record::text) > ${bytes} as is_long, array[${matches.join(', ')}]::boolean[] as matches
from row_ cross join whole`
  return { text, values }
}

type Param = (value: unknown, sqlType: string) => string

/** Key of a deleted row, all that is known of it. */
const deletedRow = ({ key }: PublishedTable, old: (column: Column) => string) =>
  key.map((column) => `${old(column)} as ${name(column.name)}`).join(', ')

function currentRow({ key }: Change, table: PublishedTable, param: Param) {
  const columns = table.columns.map((column) => name(column.name))
  const where = table.key.map(
    (column) => `${name(column.name)} = ${param(key?.[column.name] ?? null, column.sqlType)}`,
  )
  return `${columns.join(', ')} from ${name(table.schema)}.${name(table.name)} where ${where.join(' and ')}`
}

/** Filters of an audience, each once. */
function filtersOf(subscriptions: readonly Subscription[]): BoundFilter[] {
  const known = new Map<string, BoundFilter>()
  for (const filter of subscriptions.flatMap(({ filters }) => filters))
    known.set(idOf(filter), filter)
  return [...known.values()]
}

/** Numbers of the subscriptions whose filters hold, by channel. */
export function wantedBy(subscriptions: readonly Subscription[], matches: readonly boolean[]) {
  const ids = filtersOf(subscriptions).map(idOf)
  const holds = new Set(ids.filter((_, at) => matches[at]))
  const wanted = subscriptions.filter(({ filters }) =>
    filters.every((filter) => holds.has(idOf(filter))),
  )
  return Map.groupBy(wanted, ({ channel }) => channel)
}

const idOf = ({ column, operator, value }: BoundFilter) => JSON.stringify([column, operator, value])
