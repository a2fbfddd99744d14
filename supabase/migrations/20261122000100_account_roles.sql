-- Roles of accounts (decisions rows 9 and 10; specification §6), each kept in three places.
-- `raw_app_meta_data.role` is the role the server trusts, `raw_user_meta_data.role` the copy the client
-- reads, `account_roles` the copy policies read. No person can write any of the three. The policy of this table asks who is
-- staff, and stands with that rule in the next file.

create table public.account_roles (
  id                  uuid primary key references auth.users (id) on delete cascade,
  role                text not null default 'user' check (role in ('user', 'professional', 'editor', 'admin')),
  second_factor_since timestamptz -- beginning of the grace of an account that needs a second factor (next file)
);
create index account_roles_role_idx on public.account_roles (role); -- search for another admin
revoke all on public.account_roles from anon, authenticated, service_role;
grant select on public.account_roles to authenticated, service_role;
alter table public.account_roles enable row level security;

-- Guard that keeps the two metadata roles equal. Only who may write app metadata changes a role; at sign-up a person
-- chooses `user` or `professional`, and anything else they send means `user`. Supabase Auth rewrites the whole of app
-- metadata after the insert, without our role: then the old one stays. PT422 for a role that does not exist.
-- `confirmed_at` is set where the address or the phone is confirmed.
create function public.guard_account_role() returns trigger
  language plpgsql set search_path = '' as $$
declare
  account_role text := new.raw_app_meta_data ->> 'role';
begin
  if tg_op = 'UPDATE' and account_role is null then
    account_role := old.raw_app_meta_data ->> 'role';
  end if;
  if account_role is null then
    account_role := case new.raw_user_meta_data ->> 'role'
      when 'professional' then 'professional' else 'user' end;
  end if;
  if account_role not in ('user', 'professional', 'editor', 'admin') then
    raise exception 'Role must be one of user, professional, editor, admin'
      using errcode = 'PT422', constraint = 'account_roles_role_check';
  end if;
  new.raw_app_meta_data := jsonb_build_object('role', account_role)
    || case jsonb_typeof(new.raw_app_meta_data) when 'object' then new.raw_app_meta_data - 'role' else '{}' end;
  new.raw_user_meta_data := jsonb_build_object('role', account_role)
    || case jsonb_typeof(new.raw_user_meta_data) when 'object' then new.raw_user_meta_data - 'role' else '{}' end;
  if tg_op = 'UPDATE' and old.confirmed_at is not null then
    -- The version of the terms that was accepted is evidence: nobody changes it afterwards. Until the address or
    -- phone is confirmed its newest sign-up counts; whoever was invited accepts them later.
    new.raw_user_meta_data := new.raw_user_meta_data - 'terms_version' || jsonb_strip_nulls(
      jsonb_build_object('terms_version', coalesce(
        old.raw_user_meta_data -> 'terms_version', new.raw_user_meta_data -> 'terms_version')));
  end if;
  return new;
end $$;
revoke execute on function public.guard_account_role() from public, anon, authenticated, service_role;

create trigger podium_guard_role
  before insert or update of raw_app_meta_data, raw_user_meta_data on auth.users
  for each row execute function public.guard_account_role();

-- Copy of the role from the metadata to `account_roles`; `user` for an account that is softly deleted. Runs with the
-- owner's rights, because Supabase Auth's database role may not write to `public`.
create function public.mirror_account_role() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_roles (id, role)
  values (new.id, case when new.deleted_at is null then new.raw_app_meta_data ->> 'role' else 'user' end)
  on conflict (id) do update set role = excluded.role where account_roles.role <> excluded.role;
  return null;
end $$;
revoke execute on function public.mirror_account_role() from public, anon, authenticated, service_role;

create trigger podium_mirror_role
  after insert or update of raw_app_meta_data, raw_user_meta_data, deleted_at on auth.users
  for each row execute function public.mirror_account_role();

-- Roles of the accounts that a hosted project has already: the guard fills them in, the mirror copies them.
update auth.users set raw_app_meta_data = raw_app_meta_data;
