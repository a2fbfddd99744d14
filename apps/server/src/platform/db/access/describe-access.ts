import type { Database } from '../database.ts'

/**
 * One line for each thing a request needs to be let through, and each that holds it back: roles and
 * their time limits, membership in them, ownership, grants, row security, policies with their rules,
 * and the MD5 of what functions, views, triggers, columns, constraints and indexes are. The texts are
 * the same on every version of PostgreSQL and with every search path, so `public.` and PostgreSQL 17's
 * MAINTAIN are left out. What belongs to an extension is left out too.
 */
const DESCRIBE = `
  with request_roles as (
    select * from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
  ), grantees as (
    select oid, rolname::text as name from request_roles union all select 0, 'everybody'
  ), schemas as (
    select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'auth', 'storage', 'mail')
  ), relations as (
    select c.oid, relkind, relrowsecurity, relowner, relacl, reloptions, nspname || '.' || relname as name
    from pg_class c join schemas on schemas.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
  ), functions as (
    select p.oid, proowner, proacl,
      concat_ws(' ', lanname, prosecdef, provolatile, proisstrict, proleakproof, proconfig,
        coalesce(pg_get_function_sqlbody(p.oid), prosrc)) as definition,
      nspname || '.' || proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name
    from pg_proc p join schemas on schemas.oid = pronamespace join pg_language l on l.oid = prolang
    where not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  ), policies as (
    select *, '"' || policyname || '" on ' || schemaname || '.' || tablename as name
    from pg_policies where schemaname in (select nspname from schemas)
  ), definitions as (
    select 'function ' || name as name, definition from functions
    union all select 'view ' || name, concat_ws(' ', reloptions, pg_get_viewdef(oid))
    from relations where relkind in ('v', 'm')
    union all select 'trigger ' || tgname || ' on ' || name, concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid))
    from pg_trigger t join relations on relations.oid = tgrelid where not tgisinternal
    union all select 'column ' || name || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull,
        attidentity::text, attgenerated::text, pg_get_expr(adbin, adrelid))
    from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p')
    union all select 'constraint ' || conname || ' on ' || name, concat_ws(' ', convalidated, pg_get_constraintdef(c.oid))
    from pg_constraint c join relations on relations.oid = conrelid where contype in ('c', 'f', 'p', 'u', 'x')
    union all select 'index ' || indexname || ' on ' || schemaname || '.' || tablename, indexdef
    from pg_indexes where schemaname in (select nspname from schemas)
  )
  select 'role ' || rolname || case when rolbypassrls then ' that passes row security' else '' end
      || case when rolsuper then ' as a superuser' else '' end as line
    from request_roles
  union all select 'time limit of statements of ' || rolname
    from request_roles where exists (select from unnest(rolconfig) setting where setting ~ '^statement_timeout=[1-9]')
  union all select 'membership of ' || request_roles.rolname || ' in ' || granted.rolname
    from request_roles join pg_auth_members on member = request_roles.oid join pg_roles granted on granted.oid = roleid
  union all select 'membership of the server in ' || rolname
    from request_roles where pg_has_role(current_user, oid,
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
  union all select 'ownership of ' || name from relations where pg_has_role(current_user, relowner, 'usage')
  union all select 'row security on ' || name from relations where relrowsecurity
  union all select 'policy ' || name || ' for ' || lower(cmd) || ' to ' || array_to_string(roles, ', ')
      || case permissive when 'PERMISSIVE' then '' else ' that restricts' end
    from policies
  union all select 'rule of policy ' || name || ':' || regexp_replace(regexp_replace(
      coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, ''), '\\mpublic\\.', '', 'g'), '\\s+', ' ', 'g')
    from policies
  union all select 'definition of ' || name || ': '
      || md5(regexp_replace(regexp_replace(definition, '\\mpublic\\.', '', 'g'), '\\s+', ' ', 'g'))
    from definitions
  union all select lower(privilege_type) || ' on schema ' || nspname || ' for ' || name
    from schemas, aclexplode(nspacl) join grantees on oid = grantee
  union all select lower(privilege_type) || ' on ' || relations.name || ' for ' || grantees.name
    from relations, aclexplode(relacl) join grantees on oid = grantee where privilege_type <> 'MAINTAIN'
  union all select lower(privilege_type) || ' on ' || relations.name || '.' || attname || ' for ' || grantees.name
    from relations join pg_attribute on attrelid = relations.oid, aclexplode(attacl) join grantees on oid = grantee
  union all select 'execute on ' || functions.name || ' for ' || grantees.name
    from functions, aclexplode(coalesce(proacl, acldefault('f', proowner))) join grantees on oid = grantee`

/** Lines of what this database lets requests do, sorted. */
export async function describeAccess(db: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await db.query<{ line: string }>(DESCRIBE)
  return rows.map(({ line }) => line).sort()
}
