-- Rights of staff: who is an admin or a moderator, and the second factor that their roles may need (decision 0229). All of
-- it is kept in the database, so that every reader of a role applies it, whatever an access token says.

-- Rule in force; no row: nobody needs one. Set by `require_second_factor`, read by the functions below.
create table public.second_factor_rule (
  only_row boolean primary key default true check (only_row),
  roles    text[] not null check (roles <> '{}' and roles <@ array['editor', 'admin']),
  grace    interval not null check (grace >= interval '0')
);
revoke all on public.second_factor_rule from anon, authenticated, service_role;
grant select on public.second_factor_rule to service_role;
alter table public.second_factor_rule enable row level security;

-- Trigger that begins an account's grace when the rule first applies to it. Another role does not reset it, so that nobody
-- gets a second grace by being demoted and promoted.
create function public.begin_second_factor_grace() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.second_factor_since is null
    and exists (select from public.second_factor_rule where new.role = any (roles)) then
    new.second_factor_since := now();
  end if;
  return new;
end $$;
revoke execute on function public.begin_second_factor_grace() from public, anon, authenticated, service_role;
create trigger begin_second_factor_grace
  before insert or update of role on public.account_roles
  for each row execute function public.begin_second_factor_grace();

-- Puts a rule in force; no roles: none. The grace of accounts begins now where a role is newly named, and is forgotten
-- where it is named no more. The owner's alone: our server calls it at its start, the operator of a hosted project does.
create function public.require_second_factor(required_roles text[], grace_period interval) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  roles_before text[];
begin
  -- Changes of roles wait, and see the new rule: else one might keep no beginning.
  lock table public.account_roles in share row exclusive mode;
  roles_before := coalesce((select roles from public.second_factor_rule), '{}');
  delete from public.second_factor_rule;
  if required_roles <> '{}' then
    insert into public.second_factor_rule (roles, grace) values (required_roles, grace_period);
  end if;
  update public.account_roles set second_factor_since = now()
   where role = any (required_roles) and second_factor_since is null;
  update public.account_roles set second_factor_since = null
   where role = any (roles_before) and role <> all (required_roles);
end $$;
revoke execute on function public.require_second_factor(text[], interval) from public, anon, authenticated, service_role;

-- Moment from which an account needs a second factor; null: it needs none.
create function public.second_factor_due(account uuid) returns timestamptz
  language sql stable security definer set search_path = ''
  return (
    select coalesce(second_factor_since, 'epoch') + grace
      from public.account_roles, public.second_factor_rule
     where id = account and role = any (roles)
  );
revoke execute on function public.second_factor_due(uuid) from public, anon, authenticated, service_role;

-- Whether the caller needs a second factor by now and their session has shown none.
create function public.lacks_second_factor() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce(auth.jwt() ->> 'aal' <> 'aal2', true)
    and coalesce(public.second_factor_due((select auth.uid())) <= now(), false);
revoke execute on function public.lacks_second_factor() from public, anon, authenticated, service_role;

-- Whether the caller is an admin. Reads the table, not the token, so that a demoted admin loses access at once.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return case
    when exists (select from public.account_roles where id = (select auth.uid()) and role = 'admin')
    then not public.lacks_second_factor() else false end;
revoke execute on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated, service_role;

-- Whether the caller may moderate posts and comments (decisions row 17). Reads the table, as `is_admin` does.
create function public.is_moderator() returns boolean
  language sql stable security definer set search_path = ''
  return case
    when exists (
      select from public.account_roles where id = (select auth.uid()) and role in ('editor', 'admin'))
    then not public.lacks_second_factor() else false end;
revoke execute on function public.is_moderator() from public, anon;
grant execute on function public.is_moderator() to authenticated, service_role;

create policy account_roles_select on public.account_roles for select to authenticated
  using (id = (select auth.uid()) or (select public.is_admin()));
