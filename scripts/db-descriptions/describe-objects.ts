import type { PGlite } from '@electric-sql/pglite'

/** Catalogue queries, each giving one sorted text per object; together they describe the product's schema. */
const QUERIES = [
  `select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
      || case when attidentity = '' then '' else ' identity' end as line
     from pg_attribute join pg_class on pg_class.oid = attrelid
       left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  `select conrelid::regclass || ' constraint ' || pg_get_constraintdef(oid) as line
     from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select indexdef as line from pg_indexes where schemaname = 'public'`,
  `select 'view ' || viewname || ' ' || definition as line from pg_views where schemaname = 'public'`,
  `select 'policy ' || schemaname || '.' || tablename || ' ' || policyname || ' ' || cmd || ' to ' || roles::text
      || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '') as line
     from pg_policies where schemaname in ('public', 'storage')`,
  `select 'row security ' || relname || ' ' || relrowsecurity as line
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  `select pg_get_triggerdef(pg_trigger.oid) as line
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace = 'public'::regnamespace`,
  `select pg_get_functiondef(oid) || coalesce(' access ' || (select string_agg(entry::text, ', ' order by entry::text)
      from unnest(proacl) as entry), '') as line
     from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  `select 'grant ' || relname || ' ' || string_agg(entry::text, ', ' order by entry::text) as line
     from pg_class, unnest(relacl) as entry
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') group by relname`,
  `select 'grant ' || relname || '.' || attname || ' ' || string_agg(entry::text, ', ' order by entry::text) as line
     from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(attacl) as entry
    where relnamespace = 'public'::regnamespace group by relname, attname`,
  `select 'bucket ' || id || ' ' || public || ' ' || file_size_limit || ' ' || allowed_mime_types::text as line
     from storage.buckets`,
]

/**
 * Text of the product's schema: one paragraph for each object, sorted within its kind; order of
 * columns is left out.
 */
export async function describeObjects(db: PGlite): Promise<string> {
  const parts: string[] = []
  for (const query of QUERIES) {
    const { rows } = await db.query<{ line: string }>(`${query} order by 1`)
    parts.push(rows.map(({ line }) => line).join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}
