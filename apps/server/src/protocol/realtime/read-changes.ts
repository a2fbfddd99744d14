import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Statement } from '../../platform/db/database.ts'
import { type Change, mayWant } from './change.ts'
import { OPERATORS } from './filters.ts'
import type { Column, PublishedTable } from './published-table.ts'
import type { BoundFilter, Channel, Subscription } from './subscription.ts'

/** Changes of a table that one reader wants: all of them deletions, or none. */
export type Read = {
  table: PublishedTable
  changes: readonly Change[]
  subscriptions: readonly Subscription[]
}

/** Row of the answer, for a change that the reader may see: JSON of the row and of its old key, and which filters hold. */
export type ReadChange = {
  /** Number of the change among those asked for, from 1. */
  at: string
  record: string | null
  old_record: string
  is_long: boolean
  matches: boolean[]
}

/** Longest value that is sent of a record that is too long, in bytes. */
const SHORT_BYTES = 64

const { escapeIdentifier: name } = pg

export const isDelete = ({ type }: Change) => type === 'DELETE'

/**
 * Statement that reads the changed rows with the rights of whoever runs it; no row where they may not see it. Each filter
 * of the subscriptions is a boolean of `matches`, in the order of `filtersOf`. Without filters the statement is the same
 * for everybody who reads the table, and prepared.
 */
export function readChanges(
  { table, changes, subscriptions }: Read,
  recordBytes: number,
): Statement {
  const values: unknown[] = []
  const param = (value: unknown, sqlType: string) => `$${values.push(value)}::${sqlType}`
  /** Values of a column of the key for all changes; arrays cannot stand in an array and are cast where they are used. */
  const all = (part: 'key' | 'old_key', { name: column, sqlType }: Column) => {
    const texts = changes.map((change) => change[part]?.[column] ?? null)
    return param(texts, `${isArray(sqlType) ? 'text' : sqlType}[]`)
  }
  const parts = [
    ...table.key.map((column) => all('key', column)),
    ...table.key.map((column) => all('old_key', column)),
  ]
  const names = [...table.key.map((_, at) => `key_${at}`), ...table.key.map((_, at) => `old_${at}`)]
  const isOver = changes.every(isDelete)
  const row = isOver ? deletedRow(table) : currentRow(table)
  const readable = new Set((isOver ? table.key : table.columns).map((column) => column.name))
  const filters = filtersOf(subscriptions)
  const matches = filters.map(({ column, operator, value, sqlType }) =>
    // Of a deleted row only the key is known: other filters do not count, as in the original.
    readable.has(column)
      ? `coalesce(row_.${name(column)} ${OPERATORS[operator]} (${param(value, sqlType)}), false)`
      : 'true',
  )
  const bytes = param(recordBytes, 'integer')
  const oldKey = table.key.map(
    (column, at) => `${pg.escapeLiteral(column.name)}, ${told(`old_${at}`, column)}`,
  )
  const text = `
select told_.at, case when whole_.is_long then (
    select jsonb_object_agg(key, value) from jsonb_each(whole_.record) where octet_length(value::text) <= ${SHORT_BYTES}
  )::text else whole_.record::text end as record, jsonb_build_object(${oldKey.join(', ')})::text as old_record,
  whole_.is_long, array[${matches.join(', ')}]::boolean[] as matches
from unnest(${parts.join(', ')}) with ordinality as told_ (${names.join(', ')}, at)
cross join lateral (${row}) row_
cross join lateral (
  select record, octet_length(record::text) > ${bytes} as is_long from (select to_jsonb(row_) as record offset 0) one_ offset 0
) whole_
order by told_.at`
  return filters.length > 0 ? { text, values } : { text, values, name: nameOf(text) }
}

const isArray = (sqlType: string) => sqlType.endsWith('[]')

const told = (column: string, { sqlType }: Column) =>
  `told_.${column}${isArray(sqlType) ? `::${sqlType}` : ''}`

/** Key of a deleted row, all that is known of it. */
const deletedRow = ({ key }: PublishedTable) =>
  `select ${key.map((column, at) => `${told(`old_${at}`, column)} as ${name(column.name)}`).join(', ')}`

function currentRow(table: PublishedTable) {
  const columns = table.columns.map((column) => name(column.name))
  const where = table.key.map((column, at) => `${name(column.name)} = ${told(`key_${at}`, column)}`)
  return `select ${columns.join(', ')} from ${name(table.schema)}.${name(table.name)} where ${where.join(' and ')}`
}

/** Name of a statement by its text: there is one for each table and the columns that a role may read. */
const nameOf = (text: string) =>
  `changes ${createHash('sha256').update(text).digest('hex').slice(0, 32)}`

/** Filters of subscriptions, each once, without those that the key of a change has decided (`mayWant`). */
function filtersOf(subscriptions: readonly Subscription[]): BoundFilter[] {
  const known = new Map<string, BoundFilter>()
  for (const filter of subscriptions.flatMap(openFilters)) known.set(idOf(filter), filter)
  return [...known.values()]
}

const openFilters = ({ table, filters }: Subscription) =>
  filters.filter(
    ({ column, exact }) => exact === undefined || !table.key.some((one) => one.name === column),
  )

/** Subscriptions that want a change that was read, by channel. */
export function wantedBy(
  { subscriptions }: Read,
  change: Change,
  matches: readonly boolean[],
): Map<Channel, Subscription[]> {
  const ids = filtersOf(subscriptions).map(idOf)
  const holds = new Set(ids.filter((_, at) => matches[at]))
  const wanted = subscriptions.filter(
    (one) => mayWant(one, change) && openFilters(one).every((filter) => holds.has(idOf(filter))),
  )
  return Map.groupBy(wanted, ({ channel }) => channel)
}

const idOf = ({ column, operator, value }: BoundFilter) => JSON.stringify([column, operator, value])
