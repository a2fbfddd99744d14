import { randomUUID } from 'node:crypto'
import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const ANYBODY = randomUUID()

/** Rules for every table, view and function of schema `public`, future ones included. */
describe.each(ENGINES)('the public schema on %s', (engine) => {
  const world = worldOf(engine)

  const names = async (sql: string) =>
    (await world.db.query<{ name: string }>(sql)).map(({ name }) => name)

  test('no table is without row level security', async () => {
    const open = await names(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    )

    expect(open).toEqual([])
  })

  test('no view looks past the row level security of its tables', async () => {
    const open = await names(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
         and not coalesce(reloptions @> array['security_invoker=true'], false)`,
    )

    expect(open).toEqual([])
  })

  test('a visitor has no right on any table, view or column', async () => {
    const open = await names(
      `select relname as name from pg_class cross join unnest(array['select', 'insert', 'update']) as verb
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
         and (has_any_column_privilege('anon', oid, verb) or has_table_privilege('anon', oid, 'delete, truncate'))`,
    )

    expect(open).toEqual([])
  })

  test('who may write a table may write the columns that are named, not those of tomorrow', async () => {
    const open = await names(
      `select verb || ' on ' || relname as name
       from pg_class cross join unnest(array['insert', 'update']) as verb
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
         and has_table_privilege('authenticated', oid, verb)`,
    )

    expect(open).toEqual([])
  })

  test('every table that people add rows to limits how many', async () => {
    const unlimited = await names(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and has_any_column_privilege('authenticated', oid, 'insert') and not exists (
           select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
           where tgrelid = pg_class.oid and proname like 'limit!_%' escape '!' and tgtype & 4 = 4)`,
    )

    expect(unlimited).toEqual([])
  })

  test('nobody but the owner truncates a table or adds triggers and references to it', async () => {
    const open = await names(
      `select role || ' on ' || relname as name
       from pg_class cross join unnest(array['anon', 'authenticated', 'service_role']) as role
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
         and has_table_privilege(role, oid, 'truncate, trigger, references')`,
    )

    expect(open).toEqual([])
  })

  test('every policy is for signed-in people and asks who they are once per statement', async () => {
    const wrong = await names(
      `select tablename || '.' || policyname as name from pg_policies
       where schemaname in ('public', 'storage') and (roles <> array['authenticated']::name[]
         or regexp_replace(concat(qual, with_check), '\\( ?SELECT (auth\\.uid|is_admin|is_moderator|can_publish)\\(\\)', '', 'gi')
           ~ '(auth\\.uid|is_admin|is_moderator|can_publish)\\(\\)')`,
    )

    expect(wrong).toEqual([])
  })

  test('every function pins its search path, unless its names were bound when it was created', async () => {
    const open = await names(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and prosqlbody is null
         and not coalesce('search_path=""' = any (proconfig), false)`,
    )

    expect(open).toEqual([])
  })

  test('a visitor can call no function that knows a table but the one for shared posts, and nobody a trigger function', async () => {
    const open = await names(
      `select role || ' calls ' || proname as name
       from pg_proc cross join unnest(array['anon', 'authenticated', 'service_role']) as role
       where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
         and (prorettype = 'trigger'::regtype or (role = 'anon' and provolatile <> 'i' and proname <> 'shared_post'))`,
    )

    expect(open).toEqual([])
  })

  test('every foreign key has an index that starts with its columns', async () => {
    const missing = await names(
      `select conname as name from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`,
    )

    expect(missing).toEqual([])
  })

  /**
   * Queries of the application (specification §7), as the person whose id is $1. Those by a foreign
   * key alone, as for followers, are covered by the test above: a plan would also take an index
   * that has the key second.
   */
  const QUERIES = {
    'the feed': 'from pro_posts order by created_at desc, id desc limit 20',
    'the next page of the feed':
      'from pro_posts where created_at <= now() order by created_at desc, id desc limit 20',
    'the posts of a person':
      'from pro_posts where author_id = $1 order by created_at desc limit 20',
    'a post': 'from pro_posts where id = $1',
    'the likes of a post': 'from pro_post_likes where post_id = $1',
    'a like of one’s own': 'from pro_post_likes where post_id = $1 and user_id = $1',
    'the comments of a post':
      'from pro_post_comments where post_id = $1 order by created_at, id limit 10',
    'a comment': 'from pro_post_comments where id = $1',
    'a profile': 'from profiles where id = $1',
    'a professional profile': 'from professional_profiles where id = $1',
    'a skill by its name': `from skills where lower(btrim(name)) = 'weaving'`,
    'the skills of a person':
      'from user_skills join skills on skills.id = user_skills.skill_id where user_id = $1',
    'whether somebody follows': 'from follows where follower_id = $1 and followed_id = $1',
  }

  test.each(Object.entries(QUERIES))('an index leads to %s', async (_what, query) => {
    const plan = await world.db.transaction(async (tx) => {
      // On empty tables everything else looks cheaper, so only what no index can do stays allowed.
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort', 'hashjoin']) {
        await tx.query(`set local enable_${way} = off`)
      }
      await tx.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: ANYBODY }),
      ])
      await tx.query('set local role authenticated')
      const text = `explain select 1 ${query.replaceAll('$1', `'${ANYBODY}'`)}`
      const rows = await tx.query<{ 'QUERY PLAN': string }>(text)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

    expect(plan).not.toMatch(/Seq Scan|Sort/)
    if (query.includes(' where ')) expect(plan).toMatch(/Index Cond/)
  })
})
