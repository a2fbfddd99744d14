-- Directory of accounts for the admin area, searched, filtered, sorted and counted from indexes: the table of accounts
-- can have none for a role inside its metadata. Triggers update it in the transaction of each change.

create table public.account_directory (
  id                 uuid primary key references auth.users (id) on delete cascade,
  email              text not null, -- empty where an account has none
  name               text not null default '', -- as public.folded_name() makes it; kept by triggers of profiles
  known_by           text not null default '', -- words of name and profession, which a search of people compares
  role               text not null,
  created_at         timestamptz not null,
  email_confirmed_at timestamptz,
  banned_until       timestamptz
);
-- Indexes that hold every column a search reads: a page of the list reads nothing but its index. The audit log searches
-- names alone.
create index account_directory_created_at_idx on public.account_directory (created_at, id) include (email, known_by, role);
create index account_directory_email_idx on public.account_directory (email, id) include (known_by, role);
create index account_directory_role_created_at_idx on public.account_directory (role, created_at, id) include (email, known_by);
create index account_directory_role_email_idx on public.account_directory (role, email, id) include (known_by);
select public.index_parts('account_directory_part', 'account_directory', 'email', 'name', 'known_by');
revoke all on public.account_directory from anon, authenticated, service_role;
grant select on public.account_directory to service_role;
alter table public.account_directory enable row level security;

-- Number of accounts of each role: the sum over its slots. Sign-ups at the same moment count in different slots, so
-- that none waits for another. As long as the sum of `changes` stays, so does what was counted in the directory:
-- commits are in one order, so no two states of the directory have the same sum.
create table public.account_counts (
  role     text not null,
  slot     integer not null,
  accounts integer not null,
  changes  bigint not null default 1,
  primary key (role, slot)
);
revoke all on public.account_counts from anon, authenticated, service_role;
grant select on public.account_counts to service_role;
alter table public.account_counts enable row level security;

create function public.count_new_accounts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_counts as counted (role, slot, accounts)
  select role, pg_backend_pid() % 64, count(*) from fresh group by role order by role
  on conflict (role, slot) do update
    set accounts = counted.accounts + excluded.accounts, changes = counted.changes + 1;
  return null;
end $$;
create function public.count_gone_accounts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_counts as counted (role, slot, accounts)
  select role, pg_backend_pid() % 64, -count(*) from gone group by role order by role
  on conflict (role, slot) do update
    set accounts = counted.accounts + excluded.accounts, changes = counted.changes + 1;
  return null;
end $$;
revoke execute on function public.count_new_accounts() from public, anon, authenticated, service_role;
revoke execute on function public.count_gone_accounts() from public, anon, authenticated, service_role;

-- Trigger that counts once a statement: a counter's row that one transaction changes 100,000 times becomes slower each
-- time.
create trigger count_inserted after insert on public.account_directory
  referencing new table as fresh for each statement execute function public.count_new_accounts();
create trigger count_deleted after delete on public.account_directory
  referencing old table as gone for each statement execute function public.count_gone_accounts();
create trigger count_updated_from after update on public.account_directory
  referencing old table as gone for each statement execute function public.count_gone_accounts();
create trigger count_updated_to after update on public.account_directory
  referencing new table as fresh for each statement execute function public.count_new_accounts();

create function public.list_new_accounts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_directory (id, email, role, created_at, email_confirmed_at, banned_until)
  select id, lower(coalesce(email, '')), coalesce(raw_app_meta_data ->> 'role', 'user'),
    coalesce(created_at, now()), email_confirmed_at, banned_until
  from fresh where deleted_at is null;
  return null;
end $$;
revoke execute on function public.list_new_accounts() from public, anon, authenticated, service_role;

-- Trigger that lists a new or changed account. One that is softly deleted is not listed; it can come back.
create function public.list_changed_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is not null then
    delete from public.account_directory where id = new.id;
    return null;
  end if;
  insert into public.account_directory as listed (id, email, role, created_at, email_confirmed_at, banned_until)
  values (new.id, lower(coalesce(new.email, '')), coalesce(new.raw_app_meta_data ->> 'role', 'user'),
    coalesce(new.created_at, now()), new.email_confirmed_at, new.banned_until)
  on conflict (id) do update set (email, role, email_confirmed_at, banned_until)
    = (excluded.email, excluded.role, excluded.email_confirmed_at, excluded.banned_until)
  where (listed.email, listed.role, listed.email_confirmed_at, listed.banned_until)
    is distinct from (excluded.email, excluded.role, excluded.email_confirmed_at, excluded.banned_until);
  return null;
end $$;
revoke execute on function public.list_changed_account() from public, anon, authenticated, service_role;

create trigger podium_list_new_accounts after insert on auth.users
  referencing new table as fresh for each statement execute function public.list_new_accounts();
create trigger podium_list_changed_account
  after update of email, raw_app_meta_data, email_confirmed_at, banned_until, deleted_at on auth.users
  for each row execute function public.list_changed_account();

-- Entries of the accounts that a hosted project has already: the trigger lists them.
update auth.users set raw_app_meta_data = raw_app_meta_data;

-- Guard of the last admin, who can be neither deleted nor demoted; one who is banned does not count. The lock makes two
-- admins who remove each other at the same moment take turns; the second then sees what the first did.
create function public.keep_last_admin() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('podium.last_admin'));
  if not exists (
    select from public.account_roles join public.account_directory using (id)
    where account_roles.role = 'admin' and coalesce(banned_until <= now(), true)
  ) then
    raise exception 'The last admin cannot be removed'
      using errcode = 'PT409', constraint = 'account_roles_last_admin';
  end if;
  return null;
end $$;
revoke execute on function public.keep_last_admin() from public, anon, authenticated, service_role;

create trigger keep_last_admin
  after update or delete on public.account_roles
  for each row when (old.role = 'admin') execute function public.keep_last_admin();
