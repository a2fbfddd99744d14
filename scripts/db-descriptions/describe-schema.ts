import type { PGlite } from '@electric-sql/pglite'

export type Column = {
  name: string
  /** PostgreSQL's type name as in pg_type; an array's element type when `isArray`. */
  type: string
  isArray: boolean
  nullable: boolean
  /** Whether the value may be left out on insert. */
  hasDefault: boolean
  /** Texts that a check constraint allows, if it lists them. */
  options: string[] | null
}
export type Relation = {
  name: string
  isView: boolean
  columns: Column[]
  relationships: Relationship[]
}
export type Relationship = {
  foreignKeyName: string
  columns: string[]
  isOneToOne: boolean
  referencedRelation: string
  referencedColumns: string[]
}
type Parameter = { name: string; type: string }
type SqlFunction = {
  name: string
  /** Arguments; one may be an array of its type, and one with a default may be left out. */
  args: (Parameter & { isArray: boolean; hasDefault: boolean })[]
  returns: string
  /** Whether it returns any number of rows. */
  returnsSet: boolean
  /** Columns of a function that returns a table. */
  columns: (Parameter & { nullable: boolean })[]
}
export type Schema = { relations: Relation[]; functions: SqlFunction[] }

type ColumnRow = Omit<Column, 'options'> & {
  relation: string
  isView: boolean
  check: string | null
}
type KeyRow = {
  name: string
  source: string
  columns: string[]
  target: string
  targetColumns: string[]
  isOneToOne: boolean
}
/** View column that is an unchanged column of a table. */
type ViewColumnRow = { view: string; column: string; table: string; tableColumn: string }

/**
 * Columns of views and functions that are never null, which PostgreSQL does not record. They come
 * from the table the view starts from, or have a default in the view.
 */
const NEVER_NULL: Record<string, readonly string[]> = {
  shared_post: ['content', 'created_at', 'author_tint'],
  profiles: ['id'],
  professional_profiles: ['id', 'hourly_rate_public'],
}

/** Tables, views, relationships and callable functions of schema `public`, sorted by name. */
export async function describeSchema(db: PGlite): Promise<Schema> {
  const [columns, keys, viewColumns, functions] = await Promise.all([
    listColumns(db),
    listForeignKeys(db),
    listViewColumns(db),
    listFunctions(db),
  ])
  const origins = new Map(viewColumns.map((row) => [`${row.view}.${row.column}`, row]))
  const checks = new Map(columns.map((row) => [`${row.relation}.${row.name}`, row.check]))

  const toColumn = (row: ColumnRow): Column => {
    const origin = origins.get(`${row.relation}.${row.name}`)
    const check = origin ? checks.get(`${origin.table}.${origin.tableColumn}`) : row.check
    const nullable = row.isView
      ? !(NEVER_NULL[row.relation]?.includes(row.name) ?? false)
      : row.nullable
    return { ...row, nullable, options: readOptions(check ?? null) }
  }
  const relationships = keys.flatMap((key) => withViews(key, viewColumns))
  const relations = Map.groupBy(columns, (row) => row.relation)
  return {
    relations: [...relations].map(([name, rows]) => ({
      name,
      isView: rows.some((row) => row.isView),
      columns: rows.map(toColumn),
      relationships: relationships
        .filter(({ source }) => source === name)
        .map(({ relationship }) => relationship),
    })),
    functions,
  }
}

async function listColumns(db: PGlite) {
  const { rows } = await db.query<ColumnRow>(`
    select relation.relname as relation, relation.relkind = 'v' as "isView", attribute.attname as name,
      coalesce(element.typname, type.typname) as type, element.oid is not null as "isArray",
      not attribute.attnotnull as nullable,
      attribute.atthasdef or attribute.attidentity <> '' as "hasDefault",
      (select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
        where conrelid = relation.oid and contype = 'c' and conkey = array[attribute.attnum]) as check
    from pg_class as relation
      join pg_attribute as attribute on attribute.attrelid = relation.oid
      join pg_type as type on type.oid = attribute.atttypid
      left join pg_type as element on element.typarray = type.oid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v')
      and attribute.attnum > 0 and not attribute.attisdropped
    order by relation.relname, attribute.attnum`)
  return rows
}

async function listForeignKeys(db: PGlite) {
  const { rows } = await db.query<KeyRow>(`
    select key.conname as name, source.relname as source, target.relname as target,
      ${columnNames('key.conrelid', 'key.conkey')} as columns,
      ${columnNames('key.confrelid', 'key.confkey')} as "targetColumns",
      exists (select from pg_constraint as uniq where uniq.conrelid = key.conrelid
        and uniq.contype in ('p', 'u') and uniq.conkey <@ key.conkey) as "isOneToOne"
    from pg_constraint as key
      join pg_class as source on source.oid = key.conrelid
      join pg_class as target on target.oid = key.confrelid
    where key.contype = 'f' and key.conparentid = 0
      and source.relnamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
    order by key.conname`)
  return rows
}

const columnNames = (table: string, numbers: string) => `
  (select array_agg(attname::text order by position)
    from unnest(${numbers}) with ordinality as key_column (number, position)
    join pg_attribute on attrelid = ${table} and attnum = number)`

/**
 * View columns from the rewrite rules of the views, as PostgREST reads them: no other catalogue has
 * them.
 */
async function listViewColumns(db: PGlite) {
  const { rows } = await db.query<ViewColumnRow>(`
    select view.relname as view, output.attname as column, origin.relname as table,
      origin_column.attname as "tableColumn"
    from pg_rewrite
      join pg_class as view on view.oid = pg_rewrite.ev_class and view.relkind = 'v'
      cross join lateral regexp_matches(ev_action::text,
        ':resno (\\d+) :resname \\S+ :ressortgroupref \\d+ :resorigtbl (\\d+) :resorigcol (\\d+)', 'g') as entry
      join pg_attribute as output on output.attrelid = view.oid and output.attnum = entry[1]::int
      join pg_class as origin on origin.oid = entry[2]::oid
      join pg_attribute as origin_column
        on origin_column.attrelid = origin.oid and origin_column.attnum = entry[3]::int
    where view.relnamespace = 'public'::regnamespace
    order by view.relname, output.attnum`)
  return rows
}

async function listFunctions(db: PGlite) {
  const { rows } = await db.query<Omit<SqlFunction, 'columns'> & { columns: Parameter[] }>(`
    select proname as name, returned.typname as returns, proretset as "returnsSet",
      coalesce((select json_agg(json_build_object('name', proargnames[position],
          'type', coalesce(element.typname, pg_type.typname), 'isArray', element.oid is not null,
          'hasDefault', position > pronargs - pronargdefaults) order by position)
        from unnest(proargtypes::oid[]) with ordinality as argument (type, position)
        join pg_type on pg_type.oid = argument.type
        left join pg_type as element on element.typarray = pg_type.oid), '[]') as args,
      coalesce((select json_agg(json_build_object('name', proargnames[position], 'type', typname) order by position)
        from unnest(proallargtypes, proargmodes) with ordinality as argument (type, mode, position)
        join pg_type on pg_type.oid = argument.type where mode = 't'), '[]') as columns
    from pg_proc join pg_type as returned on returned.oid = prorettype
    where pronamespace = 'public'::regnamespace and returned.typname <> 'trigger'
      and has_function_privilege('authenticated', pg_proc.oid, 'execute')
    order by proname`)
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      nullable: !(NEVER_NULL[row.name]?.includes(column.name) ?? false),
    })),
  }))
}

/**
 * Relationships of a foreign key between the tables, and between every view that shows its columns
 * on either side.
 */
function withViews(key: KeyRow, viewColumns: ViewColumnRow[]) {
  const shownIn = (table: string, columns: string[]) => {
    const views = [...new Set(viewColumns.map(({ view }) => view))].map((view) => ({
      relation: view,
      columns: columns.flatMap((wanted) =>
        viewColumns
          .filter((row) => row.view === view && row.table === table && row.tableColumn === wanted)
          .map(({ column }) => column),
      ),
    }))
    return [
      { relation: table, columns },
      ...views.filter((view) => view.columns.length === columns.length),
    ]
  }
  return shownIn(key.source, key.columns).flatMap((source) =>
    shownIn(key.target, key.targetColumns).map((target) => ({
      source: source.relation,
      relationship: {
        foreignKeyName: key.name,
        columns: source.columns,
        isOneToOne: key.isOneToOne,
        referencedRelation: target.relation,
        referencedColumns: target.columns,
      } satisfies Relationship,
    })),
  )
}

/**
 * Options of a check constraint: `CHECK ((role = ANY (ARRAY['a'::text, 'b'::text])))` → ['a', 'b']
 */
function readOptions(check: string | null): string[] | null {
  const list = check?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/)?.[1]
  return list ? [...list.matchAll(/'([^']*)'::text/g)].flatMap(([, option]) => option ?? []) : null
}
