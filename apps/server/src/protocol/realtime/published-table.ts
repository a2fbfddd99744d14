import type { Tx } from '../../platform/db/database.ts'

export type Column = {
  name: string
  /** Name of its type in PostgreSQL's catalogue, as `int4`, and in SQL, as `integer`. */
  type: string
  sqlType: string
}

/** Published table, with the columns that a role may read. */
export type PublishedTable = {
  schema: string
  name: string
  columns: Column[]
  /** Columns of the primary key; empty where the role may not read all of them. */
  key: Column[]
  /** Names of the columns whose values its changes announce. */
  announced: string[]
}

/** Tables with a trigger of `announce_change()`, which alone publishes a table; `*` names every table of the schema. */
const FIND = `
select n.nspname as schema, c.relname as name, coalesce((
    select json_agg(json_build_object('name', a.attname, 'type', t.typname,
      'sqlType', format_type(a.atttypid, -1), 'isKey', a.attnum = any (i.indkey)) order by a.attnum)
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and has_column_privilege($3, c.oid, a.attnum, 'select')), '[]') as columns,
  coalesce(cardinality(i.indkey::int2[]), 0) as key_length,
  array_remove(string_to_array(encode(announces.tgargs, 'escape'), '\\000'), '') as announced
from pg_class c join pg_namespace n on n.oid = c.relnamespace
join lateral (select g.tgargs from pg_trigger g join pg_proc p on p.oid = g.tgfoid
  where g.tgrelid = c.oid and p.proname = 'announce_change' order by g.oid limit 1) announces on true
left join pg_index i on i.indrelid = c.oid and i.indisprimary
where n.nspname = $1 and ($2 = '*' or c.relname = $2) and has_schema_privilege($3, n.oid, 'usage')
order by c.relname
limit 100`

type Row = {
  schema: string
  name: string
  columns: (Column & { isKey: boolean | null })[]
  key_length: number
  announced: string[]
}

type Wanted = { schema: string; table: string; role: string }

/** Published tables of which a role may read something. */
export async function findPublished(tx: Pick<Tx, 'query'>, { schema, table, role }: Wanted) {
  const rows = await tx.query<Row>(FIND, [schema, table, role])
  return rows.filter(({ columns }) => columns.length > 0).map(toTable)
}

function toTable({ schema, name, columns, key_length: length, announced }: Row): PublishedTable {
  const key = columns.filter(({ isKey }) => isKey === true).map(withoutKey)
  const ownKey = key.length === length ? key : []
  return { schema, name, columns: columns.map(withoutKey), key: ownKey, announced }
}

const withoutKey = ({ name, type, sqlType }: Column): Column => ({ name, type, sqlType })
