import { expect, test } from 'vitest'
import { outOfBounds } from './out-of-bounds.ts'

test('tables, policies and triggers of the product are within bounds', () => {
  const sql = `
    create table public.notes (id uuid primary key references auth.users (id) on delete cascade);
    create policy notes_select on public.notes for select to authenticated using (id = (select auth.uid()));
    insert into storage.buckets (id, name) values ('notes', 'notes');
    create policy notes on storage.objects for select using ((storage.foldername(name))[1] = (select auth.uid())::text);
    create function public.f() returns trigger language plpgsql set search_path = '' as $$ begin return new; end $$;
    create function public.h() returns boolean language sql return true;
    create trigger t after insert on auth.users for each row execute function public.f();
    create function public.g() returns void language plpgsql set search_path = '' as $$
      declare found uuid;
      begin
        found := (select id from auth.users where id = auth.uid());
        update auth.users set raw_app_meta_data = raw_app_meta_data || '{"said": "in auth.sessions"}' where id = found;
      end $$;
    -- auth.sessions, storage.migrations and create extension in a comment are nobody's business`

  expect(outOfBounds(sql)).toEqual([])
})

test.each([
  'create table notes (id int);',
  'create table auth.notes (id int);',
  'create index on auth.sessions (id);',
  'create extension pg_trgm;',
  'create schema private;',
  'alter role anon set statement_timeout = 1;',
  'select 1 from auth.sessions;',
  'select email from auth.users;',
  'update auth.users set encrypted_password = null;',
  'select auth.role();',
  'delete from storage.migrations;',
  'create function public.f() returns boolean language sql as $$ select true $$;',
  'create function public.f() returns trigger language plpgsql security definer as $$ begin end $$;',
  'select email as id from auth.users;',
  'alter table auth.users add column nickname text;',
  'create view public.v as select 1 from vault.secrets;',
  'drop schema private;',
  'drop table auth.users;',
  'grant execute on function auth.uid() to anon;',
  'alter table storage.objects add column size int;',
  'select 1 from "auth"."sessions";',
  'set role postgres;',
  'create server s foreign data wrapper f;',
  `create function public.f() returns text language sql set search_path = '' as $$ select auth.role() $$;`,
  `create function public.f() returns text language sql set search_path = '' return auth.role();`,
  'do $$ begin perform 1 from auth.sessions; end $$;',
  `create function public.f() returns trigger language plpgsql set search_path = '' as $$
    begin new.email := (select email from auth.users where id = new.id); return new; end $$;`,
])('%s is out of bounds', (sql) => {
  expect(outOfBounds(sql)).not.toEqual([])
})
