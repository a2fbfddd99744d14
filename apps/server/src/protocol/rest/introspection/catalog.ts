import type { Tx } from '../../../platform/db/database.ts'

/** Rows of the system catalog, input of `buildSchema`. */
export type Catalog = {
  types: TypeRow[]
  relations: RelationRow[]
  attributes: AttributeRow[]
  constraints: ConstraintRow[]
  views: ViewRow[]
  routines: RoutineRow[]
  roleSettings: RoleSettingRow[]
}

export type TypeRow = {
  oid: number
  schema: string
  name: string
  /** SQL text, qualified, without modifier. */
  sql: string
  kind: string
  base: number
  relation: number
}

export type RelationRow = {
  oid: number
  schema: string
  name: string
  rowType: number
  isView: boolean
  updatability: number
}

export type AttributeRow = {
  relation: number
  number: number
  name: string
  type: number
  /** SQL text with modifier. */
  sql: string
  default: string | null
}

type ConstraintRow = {
  name: string
  kind: 'p' | 'u' | 'f'
  relation: number
  columns: number[]
  target: number
  targetColumns: number[] | null
}

type ViewRow = { oid: number; rule: string }

export type RoutineRow = {
  schema: string
  name: string
  volatility: string
  isSet: boolean
  rows: number
  returns: number
  defaults: number
  names: string[] | null
  modes: string[] | null
  /** Types of all arguments, outputs included. */
  types: number[]
}

type RoleSettingRow = { role: string; name: string; value: string }

/**
 * Reads the catalog inside a transaction whose search path is empty, so that PostgreSQL writes every
 * name in full. Routines are read from `schemas` only.
 */
export async function readCatalog(tx: Tx, schemas: readonly string[]): Promise<Catalog> {
  await tx.query(`select set_config('search_path', '', true)`)
  return {
    types: await tx.query<TypeRow>(TYPES),
    relations: await tx.query<RelationRow>(RELATIONS),
    attributes: await tx.query<AttributeRow>(ATTRIBUTES),
    constraints: await tx.query<ConstraintRow>(CONSTRAINTS),
    views: await tx.query<ViewRow>(VIEWS),
    routines: await tx.query<RoutineRow>(ROUTINES, [schemas]),
    roleSettings: await tx.query<RoleSettingRow>(ROLE_SETTINGS),
  }
}

const TYPES = `
  select t.oid::int8::float8 as oid, n.nspname as schema, t.typname as name,
         format_type(t.oid, null) as sql, t.typtype as kind,
         t.typbasetype::int8::float8 as base, t.typrelid::int8::float8 as relation
  from pg_type t join pg_namespace n on n.oid = t.typnamespace`

const RELATIONS = `
  select c.oid::int8::float8 as oid, n.nspname as schema, c.relname as name,
         c.reltype::int8::float8 as "rowType", c.relkind in ('v', 'm') as "isView",
         pg_relation_is_updatable(c.oid, true) as updatability
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`

const ATTRIBUTES = `
  select a.attrelid::int8::float8 as relation, a.attnum::int as number, a.attname as name,
         a.atttypid::int8::float8 as type, format_type(a.atttypid, a.atttypmod) as sql,
         case
           when a.attgenerated <> '' then null
           when a.attidentity = 'd'
             then (select format('nextval(%L::regclass)', s.objid::regclass) from pg_depend s
                   where s.classid = 'pg_class'::regclass and s.refclassid = 'pg_class'::regclass
                     and s.refobjid = a.attrelid and s.refobjsubid = a.attnum and s.deptype = 'i')
           when d.adbin is not null then pg_get_expr(d.adbin, d.adrelid)
           else (select typdefault from pg_type where oid = a.atttypid)
         end as default
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'm', 'f', 'p', 'c')
  join pg_namespace n on n.oid = c.relnamespace and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  order by a.attrelid, a.attnum`

const CONSTRAINTS = `
  select conname as name, contype as kind, conrelid::int8::float8 as relation, conkey::int[] as columns,
         confrelid::int8::float8 as target, confkey::int[] as "targetColumns"
  from pg_constraint
  where contype in ('p', 'u', 'f') and conparentid = 0
  order by conname`

const VIEWS = `
  select c.oid::int8::float8 as oid, r.ev_action::text as rule
  from pg_rewrite r
  join pg_class c on c.oid = r.ev_class and c.relkind in ('v', 'm')
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname not in ('pg_catalog', 'information_schema') and r.rulename = '_RETURN'`

const ROUTINES = `
  select n.nspname as schema, p.proname as name, p.provolatile as volatility,
         p.proretset as "isSet", p.prorows::float8 as rows, p.prorettype::int8::float8 as returns,
         p.pronargdefaults::int as defaults, p.proargnames as names, p.proargmodes::text[] as modes,
         coalesce(p.proallargtypes, p.proargtypes::oid[])::int8[]::float8[] as types
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind = 'f' and n.nspname = any($1)
  order by p.proname, p.oid`

/** SQL of the settings PostgREST applies with a role; only those any role may set. */
const ROLE_SETTINGS = `
  select r.rolname as role, split_part(setting, '=', 1) as name,
         substr(setting, strpos(setting, '=') + 1) as value
  from pg_roles r, unnest(r.rolconfig) setting
  where split_part(setting, '=', 1) in (select name from pg_settings where context = 'user')`
