-- Skills and who has them (specification §3, §5). Everybody shares one list of skills: whoever may have skills adds to it,
-- only admins correct it.

-- Whether the caller may have skills (decisions row 17): a client's account adds none, neither to the list nor to itself.
-- Reads the table, not the token, so that a change of the role takes effect at once.
create function public.may_have_skills() returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.account_roles where id = (select auth.uid()) and role <> 'user'
  );
revoke execute on function public.may_have_skills() from public, anon;
grant execute on function public.may_have_skills() to authenticated, service_role;

create table public.skills (
  id       uuid primary key default gen_random_uuid(),
  name     text not null check (not public.is_blank(name) and public.is_one_line(name) and char_length(name) <= 80),
  category text check (char_length(category) <= 80),
  folded   text not null generated always as (public.folded(name)) stored -- what suggestions look for
);
select public.index_parts('skills_folded_part', 'skills', 'folded');
create unique index skills_name_key on public.skills (lower(btrim(name)));
revoke all on public.skills from anon, authenticated, service_role;
grant select, insert (name, category), update (name, category), delete on public.skills to authenticated, service_role;
grant insert on public.skills to service_role; -- an import keeps ids and dates
alter table public.skills enable row level security;
create policy skills_select on public.skills for select to authenticated using (true);
create policy skills_insert on public.skills for insert to authenticated
  with check ((select public.may_have_skills()));
create policy skills_update on public.skills for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy skills_delete on public.skills for delete to authenticated using ((select public.is_admin()));
select public.limit_writes_to('skills', 'insert', 20, 100);

create table public.user_skills (
  id       uuid primary key default gen_random_uuid(),
  user_id  uuid not null references public.people (id) on delete cascade,
  skill_id uuid not null references public.skills (id), -- no cascade: a skill that somebody has cannot be deleted
  level    smallint not null default 3 check (level between 1 and 5),
  unique (user_id, skill_id)
);
create index user_skills_skill_id_idx on public.user_skills (skill_id);
revoke all on public.user_skills from anon, authenticated, service_role;
-- Updates include user_id and skill_id, because an upsert writes every column it is given.
grant select, insert (user_id, skill_id, level), update (user_id, skill_id, level), delete
  on public.user_skills to authenticated, service_role;
grant insert on public.user_skills to service_role; -- an import keeps ids and dates
alter table public.user_skills enable row level security;
create policy user_skills_select on public.user_skills for select to authenticated using (true);
create policy user_skills_insert on public.user_skills for insert to authenticated
  with check (user_id = (select auth.uid()) and (select public.may_have_skills()));
create policy user_skills_update on public.user_skills for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (select public.may_have_skills()));
create policy user_skills_delete on public.user_skills for delete to authenticated
  using (user_id = (select auth.uid()));
select public.limit_writes_to('user_skills', 'insert', 60, 300);

-- Limit of 100 skills a person: 23514 beyond. Two statements of one person do not run at once: `limit_writes` holds their
-- one row of `write_counts`.
create function public.limit_own_skills() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.user_skills
    where user_id in (select written.user_id from written)
    group by user_id having count(*) > 100
  ) then
    raise exception 'A person has at most 100 skills'
      using errcode = 'check_violation', constraint = 'user_skills_at_most_100';
  end if;
  return null;
end $$;
revoke execute on function public.limit_own_skills() from public, anon, authenticated, service_role;

create trigger limit_own_skills after insert on public.user_skills
  referencing new table as written for each statement execute function public.limit_own_skills();
