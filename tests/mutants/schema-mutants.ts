import type { SchemaMutant } from './mutant.ts'

type Database = { query<T>(sql: string): Promise<{ rows: T[] }> }

/** Catalogue queries that give one mutant a row: `name` and `sql`. */
const QUERIES = [
  // A policy that lets everybody through: which rows are seen or touched, and which may be written.
  `select 'policy ' || tablename || '.' || policyname || ' using' as name,
          format('alter policy %I on %I.%I using (true)', policyname, schemaname, tablename) as sql
     from pg_policies where qual <> 'true' and (schemaname = 'public' or policyname like 'own_images%')`,
  `select 'policy ' || tablename || '.' || policyname || ' check' as name,
          format('alter policy %I on %I.%I with check (true)', policyname, schemaname, tablename) as sql
     from pg_policies where with_check <> 'true' and (schemaname = 'public' or policyname like 'own_images%')`,
  // A trigger that is not there.
  `select 'trigger ' || tgname || ' on ' || tgrelid::regclass as name,
          format('drop trigger %I on %s', tgname, tgrelid::regclass) as sql
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace = 'public'::regnamespace`,
  // Rights on a whole table where there are some columns or none. Without a policy of its verb a right opens no row.
  `select 'grant select on ' || relname as name, format('grant select on public.%I to authenticated', relname) as sql
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      and not has_table_privilege('authenticated', oid, 'select')
      and (not relrowsecurity or exists (
        select from pg_policies where schemaname = 'public' and tablename = relname and cmd in ('SELECT', 'ALL')))`,
  `select 'grant ' || verb || ' on ' || relname as name,
          format('grant %s on public.%I to authenticated', verb, relname) as sql
     from pg_class, unnest(array['insert', 'update', 'delete']) as verb
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      and has_table_privilege('authenticated', oid, 'select') and not has_table_privilege('authenticated', oid, verb)
      and (not relrowsecurity or exists (
        select from pg_policies where schemaname = 'public' and tablename = relname and cmd in (upper(verb), 'ALL')))`,
  // A rule of a column, or of rows beside each other, that does not hold; not one that a foreign key leads to.
  `select 'check ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) as name,
          format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'u')
      and (contype = 'c' or not exists (
        select from pg_constraint as foreign_key where foreign_key.contype = 'f' and foreign_key.conindid = pg_constraint.conindid))`,
  `select 'unique ' || indexrelid::regclass as name, format('drop index %s', indexrelid::regclass) as sql
     from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`,
  // A question that everybody is answered with yes.
  `select 'function ' || proname || ' is true' as name,
          format('create or replace function public.%I() returns boolean language sql stable security definer
                  set search_path = '''' as ''select true''', proname) as sql
     from pg_proc where pronamespace = 'public'::regnamespace and pronargs = 0 and prorettype = 'boolean'::regtype`,
]

/** Every damage of these kinds to the migrated schema, in one order. */
export async function schemaMutants(db: Database): Promise<SchemaMutant[]> {
  const mutants: SchemaMutant[] = []
  for (const query of QUERIES) {
    const { rows } = await db.query<{ name: string; sql: string }>(`${query} order by 1`)
    mutants.push(...rows.map((row) => ({ kind: 'schema' as const, ...row })))
  }
  return mutants
}
