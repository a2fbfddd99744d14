import { readdir, readFile } from 'node:fs/promises'
import { type Database, openTestDatabase } from '@podium/testing'
import { expect, test } from 'vitest'

const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url)
const account = (number: number) => `${String(number).repeat(8)}-0000-4000-8000-000000000000`

/**
 * Set-up like a hosted Supabase project's: accounts that belong to another role than the one that
 * migrates, no superuser, wide default grants, and existing accounts. `podium_test_*` stand for its
 * `postgres` and `supabase_auth_admin`. There, too, `postgres` may make policies on the tables of
 * storage: an extension (supautils) lets it, here it owns them.
 */
const HOSTED_PROJECT = `
  drop schema public cascade; drop schema auth cascade; drop schema storage cascade;
  drop schema podium cascade;
  do $$ begin
    if to_regrole('podium_test_owner') is null then
      create role podium_test_owner nologin createrole bypassrls;
      create role podium_test_auth nologin noinherit;
    end if;
  end $$;
  create schema public authorization podium_test_owner;
  create schema auth authorization podium_test_auth;
  grant usage on schema public to anon, authenticated, service_role;
  grant usage on schema auth to anon, authenticated, service_role, podium_test_owner;
  alter default privileges for role podium_test_owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role podium_test_owner in schema public
    grant all on functions to anon, authenticated, service_role;
  create schema storage authorization podium_test_owner;
  grant usage on schema storage to anon, authenticated, service_role;
  set local role podium_test_owner;
  create table storage.buckets (
    id text primary key, name text not null unique, owner uuid, created_at timestamptz default now(),
    updated_at timestamptz default now(), public boolean default false, avif_autodetection boolean default false,
    file_size_limit bigint, allowed_mime_types text[], owner_id text
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
    owner uuid, metadata jsonb, version text, owner_id text, user_metadata jsonb
  );
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  create function storage.foldername(name text) returns text[] language plpgsql immutable as
    $$ begin return (string_to_array(name, '/'))[1:array_length(string_to_array(name, '/'), 1) - 1]; end $$;
  set local role podium_test_auth;
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), raw_app_meta_data jsonb, raw_user_meta_data jsonb, is_super_admin boolean,
    created_at timestamptz, updated_at timestamptz, deleted_at timestamptz,
    email_confirmed_at timestamptz, phone_confirmed_at timestamptz, banned_until timestamptz,
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored
  );
  create function auth.jwt() returns jsonb language sql stable as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  grant all on auth.users to podium_test_owner;
  insert into auth.users (id, raw_app_meta_data, raw_user_meta_data) values
    ('${account(1)}', '{"provider": "email"}', '{"role": "professional"}'),
    ('${account(2)}', null, null);`

async function migrateHosted(db: Database) {
  await db.transaction((tx) => tx.query(HOSTED_PROJECT))
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    const sql = await readFile(new URL(file, MIGRATIONS), 'utf8')
    await db.transaction((tx) => tx.query(`set local role podium_test_owner; ${sql}`))
  }
}
const asAuthService = (db: Database, sql: string) =>
  db.transaction((tx) => tx.query(`set local role podium_test_auth; ${sql}`))
const roles = (db: Database) =>
  db.query(
    `select left(id::text, 1) as id, account_roles.role, raw_app_meta_data ->> 'role' as trusted, raw_user_meta_data ->> 'role' as shown
     from account_roles join auth.users using (id) join profiles using (id) join professional_profiles using (id)
     order by id`,
  )
const everywhere = (id: string, role: string) => ({ id, role, trusted: role, shown: role })

test('the migrations run on a hosted Supabase project, and accounts from before get profile and role', async () => {
  await using db = await openTestDatabase('postgres')

  await migrateHosted(db)

  expect(await roles(db)).toEqual([everywhere('1', 'professional'), everywhere('2', 'user')])
})

test('Supabase Auth writes and rewrites an account there, and the role guard holds', async () => {
  await using db = await openTestDatabase('postgres')
  await migrateHosted(db)

  await asAuthService(
    db,
    `insert into auth.users (id, raw_app_meta_data, raw_user_meta_data) values
       ('${account(3)}', '{"provider": "email"}', '{"role": "admin"}');
     update auth.users set raw_user_meta_data = '{"role": "admin"}', raw_app_meta_data = '{"provider": "email"}';
     delete from auth.users where id = '${account(2)}'`,
  )

  expect(await roles(db)).toEqual([everywhere('1', 'professional'), everywhere('3', 'user')])
})

test('people store pictures in their own folder there, and nowhere else', async () => {
  await using db = await openTestDatabase('postgres')
  await migrateHosted(db)
  const store = (bucket: string, name: string) =>
    db.transaction((tx) =>
      tx.query(
        `set local role authenticated; set local request.jwt.claims = '{"sub": "${account(1)}"}';
         insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`,
      ),
    )

  const REFUSED = { sqlState: '42501', routine: 'ExecWithCheckOptions' }

  await store('avatars', `${account(1)}/a.png`)
  await store('post-images', `${account(1)}/a.png`)

  await expect(store('avatars', `${account(2)}/a.png`)).rejects.toMatchObject(REFUSED)
  await expect(store('others', `${account(1)}/a.png`)).rejects.toMatchObject(REFUSED)
})
