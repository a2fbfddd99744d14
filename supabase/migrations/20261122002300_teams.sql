-- Teams that clients chose, with their seats (docs/decisions/0170-a-project-keeps-all-it-was-formed-of.md). The server
-- writes these tables; the client of the project and admins read them.

-- Team that a client chose. One is current; others were dissolved.
create table public.teams (
  id           uuid primary key default gen_random_uuid(),
  project_id   uuid not null,
  formation_id uuid not null,
  kind         text not null check (kind in ('excellence', 'economy', 'speed')),
  status       text not null default 'chosen' check (status in ('chosen', 'inviting', 'complete', 'incomplete', 'dissolved')),
  quality      numeric not null check (quality between 0 and 1),
  cost         numeric not null check (cost >= 0),
  currency     text not null check (currency ~ '^[A-Z]{3}$'),
  start_on     date not null,
  finish_on    date not null check (finish_on >= start_on),
  created_at   timestamptz not null default now(),
  foreign key (project_id, formation_id) references public.project_formations (project_id, id) on delete cascade
);
create index teams_formation_idx on public.teams (project_id, formation_id);
create unique index teams_current_idx on public.teams (project_id) where status <> 'dissolved';
create index teams_inviting_idx on public.teams (id) where status = 'inviting'; -- what the invitations' job looks at
revoke all on public.teams from anon, authenticated, service_role;
grant select on public.teams to authenticated, service_role;
alter table public.teams enable row level security;
create policy teams_select on public.teams for select to authenticated using (public.has_project(project_id));

-- Seat of a chosen team with the person the client chose for it and who may step in, best first.
create table public.team_seats (
  team_id      uuid not null references public.teams (id) on delete cascade,
  role         text not null check (char_length(role) between 1 and 120),
  labels       jsonb not null check (jsonb_typeof(labels) = 'object'),
  person_id    uuid references public.people (id) on delete set null,
  deputies     uuid[] not null default '{}' check (cardinality(deputies) <= 3),
  day_rates    numeric[] not null, -- at which the person and then each deputy were proposed
  days         numeric not null check (days > 0),
  start_on     date not null,
  finish_on    date not null check (finish_on >= start_on),
  -- Formation that filled the seat again, of a team that works; null: the team's own.
  formation_id uuid references public.project_formations (id) on delete set null,
  primary key (team_id, role),
  check (cardinality(day_rates) = 1 + cardinality(deputies))
);
create index team_seats_person_id_idx on public.team_seats (person_id);
create index team_seats_formation_id_idx on public.team_seats (formation_id);
revoke all on public.team_seats from anon, authenticated, service_role;
grant select on public.team_seats to authenticated, service_role;
alter table public.team_seats enable row level security;
create policy team_seats_select on public.team_seats for select to authenticated
  using (exists (select from public.teams where teams.id = team_id));

-- State machine of a chosen team. It is complete when every seat that has work left is accepted, and dissolved when nobody
-- is asked any more. 23514 for any other change.
create function public.guard_team_status() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.status <> old.status and not (old.status || ' ' || new.status) = any (array[
    'chosen inviting', 'chosen dissolved',
    'inviting complete', 'inviting incomplete', 'inviting dissolved',
    'incomplete inviting', 'incomplete complete', 'incomplete dissolved',
    'complete inviting', 'complete incomplete', 'complete dissolved']) then
    raise exception 'A team does not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'teams_status_order';
  end if;
  if new.status = 'complete' and exists (
    select from public.team_seats as seats where team_id = new.id and public.has_work_left(new.id, role) and not exists (
      select from public.invitations as asked
      where asked.team_id = seats.team_id and asked.role = seats.role and asked.status = 'accepted')
  ) then
    raise exception 'A complete team has all its seats accepted'
      using errcode = 'check_violation', constraint = 'teams_complete';
  end if;
  if new.status = 'dissolved' and exists (
    select from public.invitations where team_id = new.id and status = 'open'
  ) then
    raise exception 'Nobody is asked for a dissolved team'
      using errcode = 'check_violation', constraint = 'teams_dissolved';
  end if;
  return new;
end $$;
revoke execute on function public.guard_team_status() from public, anon, authenticated, service_role;
create trigger guard_team_status before update on public.teams
  for each row execute function public.guard_team_status();
