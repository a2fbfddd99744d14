-- How often the list of accounts has changed: as long as this stays, so does what was counted in it. Commits are in
-- one order, so no two states of the list have the same sum.

alter table public.account_counts add column changes bigint not null default 1;

create or replace function public.count_new_accounts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_counts as counted (role, slot, accounts)
  select role, pg_backend_pid() % 64, count(*) from fresh group by role order by role
  on conflict (role, slot) do update
    set accounts = counted.accounts + excluded.accounts, changes = counted.changes + 1;
  return null;
end $$;
create or replace function public.count_gone_accounts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.account_counts as counted (role, slot, accounts)
  select role, pg_backend_pid() % 64, -count(*) from gone group by role order by role
  on conflict (role, slot) do update
    set accounts = counted.accounts + excluded.accounts, changes = counted.changes + 1;
  return null;
end $$;
