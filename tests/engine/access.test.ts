import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  createTestDatabase,
  openDatabase,
  programEnv,
  SERVICE_ENGINES,
  startWorld,
  type TestDatabase,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { describe, expect, test } from 'vitest'
import { runServer } from '../protocol/run-server.ts'

/** Remains of a restore on a cluster without the roles, on a few objects. */
const DAMAGE = `
  revoke select on public.follows from authenticated;
  revoke execute on function public.is_moderator() from authenticated;
  drop policy own_images_insert on storage.objects;
  alter table public.pro_posts disable row level security`

const MISSING = `The database lacks what the migrations made in it:
  - execute on public.is_moderator() for authenticated
  - policy "own_images_insert" on storage.objects for insert to authenticated
  - row security on public.pro_posts
  - select on public.follows for authenticated
npm run rights -- mend makes it anew.`

/** Remains of a dump of tables alone. */
const RUIN = `
  do $$
  declare
    lost record;
  begin
    for lost in select * from pg_policies where schemaname in ('public', 'storage') loop
      execute format('drop policy %I on %I.%I', lost.policyname, lost.schemaname, lost.tablename);
    end loop;
    for lost in select * from pg_tables where schemaname in ('public', 'auth', 'storage', 'mail') loop
      execute format('alter table %I.%I disable row level security', lost.schemaname, lost.tablename);
    end loop;
    for lost in select * from pg_namespace where nspname in ('public', 'auth', 'storage', 'mail') loop
      execute format('revoke all on schema %I from anon, authenticated, service_role, public', lost.nspname);
      execute format('revoke all on all tables in schema %I from anon, authenticated, service_role, public', lost.nspname);
      execute format('revoke all on all sequences in schema %I from anon, authenticated, service_role', lost.nspname);
      execute format('revoke all on all functions in schema %I from anon, authenticated, service_role, public', lost.nspname);
    end loop;
  end $$`

/** Changes that an operator may have made by hand, and a newer version by a migration. */
const CHANGES = `
  grant select on public.people_private to anon;
  grant update (role) on public.account_roles to authenticated;
  create function public.everything() returns text language sql as $$ select 'all' $$;
  alter policy people_private_select on public.people_private using (true);
  create policy open_house on public.projects for select to anon using (true);
  create or replace function public.is_moderator() returns boolean
    language sql stable security definer set search_path = '' as 'select true';
  alter view public.profiles set (security_invoker = false);
  alter table public.pro_posts disable trigger limit_inserts;
  drop trigger keep_last_admin on public.account_roles;
  alter table public.plans drop constraint plans_milestones_check;
  alter table public.people add column mood text;
  alter table public.people_private alter column phone_number set default 'none';
  drop index storage.orphaned_files_due_at_idx`

const DIFFERENT = [
  'definition of column public.people.mood',
  'definition of column public.people_private.phone_number',
  'definition of constraint plans_milestones_check on public.plans',
  'definition of function public.everything()',
  'definition of function public.is_moderator()',
  'definition of index orphaned_files_due_at_idx on storage.orphaned_files',
  'definition of trigger keep_last_admin on public.account_roles',
  'definition of trigger limit_inserts on public.pro_posts',
  'definition of view public.profiles',
  'execute on public.everything() for anon',
  'execute on public.everything() for authenticated',
  'execute on public.everything() for everybody',
  'execute on public.everything() for service_role',
  'policy "open_house" on public.projects for select to anon',
  'rule of policy "open_house" on public.projects: using true',
  'rule of policy "people_private_select" on public.people_private: using true',
  'select on public.people_private for anon',
  'update on public.account_roles.role for authenticated',
]

/** Output of `npm run rights` for a database. */
async function runRights({ dataDir, place }: TestDatabase, ...args: string[]) {
  const file = join(import.meta.dirname, '../../scripts/rights.mjs')
  const settings = {
    DATA_DIR: dataDir,
    ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl }),
  }
  return promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...programEnv(), ...settings },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, printed: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code, printed: `${stdout}${stderr}` }),
  )
}

describe.each(SERVICE_ENGINES)('roles, grants, policies and bodies on %s', (engine) => {
  test('a server does not start without them, and names what is missing', async () => {
    await using database = await createTestDatabase(engine)
    const db = await openDatabase(database.place)
    await db.query(DAMAGE)
    await db.close()

    await using server = runServer({
      DATA_DIR: database.dataDir,
      DEMO: 'off',
      ...('databaseUrl' in database.place && { DATABASE_URL: database.place.databaseUrl }),
    })
    const { code } = await server.ended

    expect(server.printed()).toContain(MISSING)
    expect(code).toBe(1)
  })

  test('npm run rights names them, and makes every one of them again', async () => {
    await using database = await createTestDatabase(engine)
    const db = await openDatabase(database.place)
    await db.query(RUIN)
    await db.query('create policy teams_select on public.teams using (true)')
    await db.close()
    const rights = (...args: string[]) => runRights(database, ...args)

    const before = await rights()
    const mending = await rights('mend')

    expect(before).toMatchObject({ code: 1, printed: expect.stringContaining('Missing:') })
    expect(mending).toMatchObject({ code: 0, printed: expect.not.stringContaining('Refused') })
    expect(mending.printed).toContain('- policy "own_images_insert" on storage.objects for insert')
    expect(mending.printed).not.toContain('Different')
    expect(mending.printed).toMatch(/Nothing of what the migrations made is missing\.\n$/)
  })

  test('a server that loses them is not ready until they are back, and its metrics say so', async () => {
    await using world = await startWorld(engine)
    const figures = async () => (await fetch(`${world.url}/metrics`)).text()
    const readiness = async () => {
      const answer = await fetch(`${world.url}/readyz`)
      return { status: answer.status, text: await answer.text() }
    }

    await world.db.query('revoke select on public.follows from authenticated')
    await eventually(async () => expect(await figures()).toContain('\npodium_rights_missing 1\n'))
    const told = await figures()
    const without = await readiness()
    await world.db.query('grant select on public.follows to authenticated')

    expect(told).toContain('\npodium_ready 0\n')
    expect(without.status).toBe(503)
    expect(without.text).toContain('- select on public.follows for authenticated')
    await eventually(async () => expect(await figures()).toContain('\npodium_ready 1\n'))
    expect(await figures()).toContain('\npodium_rights_missing 0\n')
    expect((await readiness()).status).toBe(200)
  })

  test('rights beyond those of the migrations, and changed rules and bodies, are named to operators', async () => {
    await using database = await createTestDatabase(engine)
    const db = await openDatabase(database.place)
    await db.query(CHANGES)
    await db.close()

    await using server = runServer({
      DATA_DIR: database.dataDir,
      DEMO: 'off',
      ...('databaseUrl' in database.place && { DATABASE_URL: database.place.databaseUrl }),
    })
    const url = await server.ready
    const forOperators = await fetch(`${url}/readyz`)
    const forOthers = await fetch(`${url}/readyz`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    const figures = await (await fetch(`${url}/metrics`)).text()

    expect(server.printed()).toContain(`"different":${JSON.stringify(DIFFERENT)}`)
    expect(forOperators.status).toBe(200)
    expect(await forOperators.json()).toEqual({ status: 'ready', differentRights: DIFFERENT })
    expect(await forOthers.json()).toEqual({ status: 'ready' })
    expect(figures).toContain(`\npodium_rights_different ${DIFFERENT.length}\n`)
  })

  test('rights of a newer version are not named by the one before it', async () => {
    await using world = await startWorld(engine)
    await world.db.query('grant select on public.people_private to anon')
    await world.db.query(
      `insert into podium.migration_hashes values ('29991231000000_newer.sql', 'of a later version')`,
    )

    const readiness = await fetch(`${world.url}/readyz`)

    expect(await readiness.json()).toEqual({ status: 'ready' })
  })
})
