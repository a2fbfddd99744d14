-- Endorsements: what a client says a member can do, from work they have accepted
-- (docs/decisions/0180-endorsements-come-from-accepted-work.md). The server writes this table; members of Podium read it.

create table public.endorsements (
  id            uuid primary key default gen_random_uuid(),
  team_id       uuid not null references public.plans (team_id) on delete cascade,
  milestone     text not null check (char_length(milestone) between 1 and 120),
  person_id     uuid not null references public.people (id) on delete cascade,
  author_id     uuid not null references public.people (id) on delete cascade,
  skill_id      uuid not null references public.skills (id) on delete cascade,
  project_kind  text not null check (project_kind ~ '^[a-z-]{2,40}$'), -- such as `website`
  project_title text check (project_title is null or
    (not public.is_blank(project_title) and public.is_one_line(project_title) and char_length(project_title) <= 120)), -- null: stays with the client
  is_hidden     boolean not null default false, -- by whom it is about
  created_at    timestamptz not null default now(),
  unique (author_id, person_id, skill_id)
);
create index endorsements_person_id_idx on public.endorsements (person_id, created_at desc);
create index endorsements_team_id_idx on public.endorsements (team_id);
create index endorsements_skill_id_idx on public.endorsements (skill_id);

revoke all on public.endorsements from anon, authenticated, service_role;
grant select on public.endorsements to authenticated, service_role;
alter table public.endorsements enable row level security;
create policy endorsements_select on public.endorsements for select to authenticated
  using (not is_hidden or person_id = (select auth.uid()) or author_id = (select auth.uid()) or (select public.is_admin()));

-- People whose tasks a milestone had: who left a seat for what they did, else who holds it.
create function public.workers_on(team uuid, of_milestone text) returns setof uuid
  language sql stable set search_path = ''
begin atomic
  select distinct case when is_done_by_former then done_by else held.person_id end as id
  from public.plan_tasks as tasks
    left join public.invitations as held on held.team_id = tasks.team_id and held.role = tasks.role and status = 'accepted'
  where tasks.team_id = team and tasks.milestone = of_milestone
    and case when is_done_by_former then done_by else held.person_id end is not null;
end;
revoke execute on function public.workers_on(uuid, text) from public, anon, authenticated, service_role;

-- The client of a project endorses a skill that somebody has, from an accepted milestone they worked for; later only
-- whether it is shown changes. 23514.
create function public.guard_endorsement() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'is_hidden' <> to_jsonb(old) - 'is_hidden' then
      raise exception 'An endorsement does not change'
        using errcode = 'check_violation', constraint = 'endorsements_fixed';
    end if;
    return new;
  end if;
  if not exists (
    select from public.milestone_deliveries as made
    where made.team_id = new.team_id and made.milestone = new.milestone and outcome = 'accepted'
  ) then
    raise exception 'What is endorsed was accepted'
      using errcode = 'check_violation', constraint = 'endorsements_accepted';
  end if;
  if not public.is_client_of(new.team_id, new.author_id)
    or new.person_id not in (select public.workers_on(new.team_id, new.milestone)) then
    raise exception 'A client endorses who worked for the milestone'
      using errcode = 'check_violation', constraint = 'endorsements_pair';
  end if;
  if not exists (
    select from public.user_skills where user_id = new.person_id and skill_id = new.skill_id
  ) then
    raise exception 'What is endorsed is a skill of the person'
      using errcode = 'check_violation', constraint = 'endorsements_skill';
  end if;
  return new;
end $$;
revoke execute on function public.guard_endorsement() from public, anon, authenticated, service_role;
create trigger guard_endorsement before insert or update on public.endorsements
  for each row execute function public.guard_endorsement();
