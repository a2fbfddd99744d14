-- Projects: the conversation that collects a brief, what the engine understood of it, the teams formed for it, the chosen
-- team and its invitations (docs/decisions/0170-a-project-keeps-all-it-was-formed-of.md). The server writes these tables; policies say
-- who may read: a project is between its client, whom they invite and admins. What people say of their own time and
-- languages they write themselves.

create table public.projects (
  id           uuid primary key default gen_random_uuid(),
  client_id    uuid not null references public.people (id) on delete cascade,
  title        text not null check (not public.is_blank(title) and public.is_one_line(title) and char_length(title) <= 120),
  step         text not null default 'collect' check (step in ('collect', 'confirm', 'match', 'choose', 'plan')),
  formation_id uuid, -- the one shown, from `match` on
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  check ((step in ('match', 'choose', 'plan')) = (formation_id is not null))
);
create index projects_client_id_idx on public.projects (client_id, updated_at desc);
create index projects_updated_at_idx on public.projects (updated_at); -- what the retention job looks for

-- Version of a brief: its text, what the client corrected, and what the engine read in both on that day. A change is a
-- further version, so the history stays.
create table public.project_briefs (
  project_id  uuid not null references public.projects (id) on delete cascade,
  version     integer not null check (version between 1 and 500),
  text        text not null check (not public.is_blank(text) and char_length(text) <= 30000),
  corrections jsonb not null default '[]' check (jsonb_typeof(corrections) = 'array' and jsonb_array_length(corrections) <= 100),
  read_on     date not null, -- the day that "in three weeks" is counted from
  analysis    jsonb not null check (jsonb_typeof(analysis) = 'object'),
  scope       jsonb not null check (jsonb_typeof(scope) = 'object'),
  created_at  timestamptz not null default now(),
  primary key (project_id, version)
);

-- Turn of the conversation: what the client said, and what came of it.
create table public.project_turns (
  project_id    uuid not null,
  position      integer not null check (position between 1 and 500),
  said          text check (said is null or (not public.is_blank(said) and char_length(said) <= 30000)), -- null: nothing typed
  reply         text not null check (reply in ('understood', 'unchanged', 'ready', 'formed', 'impossible', 'chosen')),
  patch         jsonb not null default '[]' check (jsonb_typeof(patch) = 'array'), -- requirements that came, went or changed
  missing       text[] not null default '{}'
    check (missing <@ array['budget', 'due', 'scope', 'audience', 'languages', 'content']),
  questions     text[] not null default '{}' check (cardinality(questions) <= 2 and questions <@ missing),
  brief_version integer not null,
  created_at    timestamptz not null default now(),
  primary key (project_id, position),
  foreign key (project_id, brief_version) references public.project_briefs (project_id, version) on delete cascade
);
create index project_turns_brief_idx on public.project_turns (project_id, brief_version);

-- Market as it stood when teams were formed; formations of the same market share it.
create table public.formation_markets (
  hash       text primary key check (hash ~ '^[0-9a-f]{64}$'),
  market     jsonb not null check (jsonb_typeof(market) = 'object'),
  created_at timestamptz not null default now(),
  used_at    timestamptz not null default now() -- when a formation last came of it
);

-- Teams formed for a version of a brief: `asked` is what the client asked of them, `record` all that the engine needs to
-- form the same teams again.
create table public.project_formations (
  id            uuid primary key default gen_random_uuid(),
  project_id    uuid not null,
  brief_version integer not null,
  market_hash   text not null references public.formation_markets (hash),
  asked         jsonb not null check (jsonb_typeof(asked) = 'object'),
  teams         smallint not null check (teams between 0 and 3),
  record        jsonb not null check (jsonb_typeof(record) = 'object'),
  created_at    timestamptz not null default now(),
  unique (project_id, id),
  foreign key (project_id, brief_version) references public.project_briefs (project_id, version) on delete cascade
);
create index project_formations_brief_idx on public.project_formations (project_id, brief_version);
create index project_formations_created_at_idx on public.project_formations (created_at); -- what the retention job looks for
create index project_formations_market_hash_idx on public.project_formations (market_hash);
alter table public.projects add foreign key (id, formation_id) references public.project_formations (project_id, id);
create index projects_formation_idx on public.projects (id, formation_id);

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

-- Seat of a chosen team with the person the client chose for it and who may step in, best first.
create table public.team_seats (
  team_id   uuid not null references public.teams (id) on delete cascade,
  role      text not null check (char_length(role) between 1 and 120),
  labels    jsonb not null check (jsonb_typeof(labels) = 'object'),
  person_id uuid references public.people (id) on delete set null,
  deputies  uuid[] not null default '{}' check (cardinality(deputies) <= 3),
  day_rates numeric[] not null, -- at which the person and then each deputy were proposed
  days      numeric not null check (days > 0),
  start_on  date not null,
  finish_on date not null check (finish_on >= start_on),
  primary key (team_id, role),
  check (cardinality(day_rates) = 1 + cardinality(deputies))
);
create index team_seats_person_id_idx on public.team_seats (person_id);

-- Invitation to a seat: to whom the client chose (rank 0), then to the deputies in order. It is open until it is answered,
-- its time is over, or the client takes it back; after that it never changes.
create table public.invitations (
  id          uuid primary key default gen_random_uuid(),
  team_id     uuid not null,
  role        text not null,
  person_id   uuid not null references public.people (id) on delete cascade,
  rank        smallint not null check (rank between 0 and 3),
  day_rate    numeric not null check (day_rate >= 0),
  status      text not null default 'open' check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  reason      text check (reason is null or (not public.is_blank(reason) and char_length(reason) <= 1000)),
  created_at  timestamptz not null default now(),
  due_at      timestamptz not null,
  answered_at timestamptz,
  unique (team_id, role, person_id),
  foreign key (team_id, role) references public.team_seats (team_id, role) on delete cascade,
  check ((status = 'open') = (answered_at is null)),
  check (reason is null or status = 'declined'),
  check (due_at > created_at)
);
create index invitations_person_id_idx on public.invitations (person_id, created_at desc);
create unique index invitations_seat_idx on public.invitations (team_id, role) where status in ('open', 'accepted');
create index invitations_due_at_idx on public.invitations (due_at) where status = 'open'; -- what the expiry job looks for
create index invitations_answered_at_idx on public.invitations (answered_at); -- figures of a period, and the retention job

-- What an admin changed in a chosen team, and why: who leaves a seat that nobody has accepted, and which deputy is asked
-- instead. It never changes (docs/decisions/0185-an-override-says-why.md).
create table public.seat_overrides (
  id         uuid primary key default gen_random_uuid(),
  team_id    uuid not null,
  role       text not null,
  person_id  uuid references public.people (id) on delete set null, -- null: a deleted account
  instead_id uuid references public.people (id) on delete set null, -- null: the next deputy, or a deleted account
  author_id  uuid references public.people (id) on delete set null,
  reason     text not null check (not public.is_blank(reason) and char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  foreign key (team_id, role) references public.team_seats (team_id, role) on delete cascade
);
create index seat_overrides_seat_idx on public.seat_overrides (team_id, role);
create index seat_overrides_person_id_idx on public.seat_overrides (person_id);
create index seat_overrides_instead_id_idx on public.seat_overrides (instead_id);
create index seat_overrides_author_id_idx on public.seat_overrides (author_id);

-- Hours a professional has free in a week, as they said. Weeks they said nothing of follow from their availability status.
create table public.availability_weeks (
  person_id uuid not null references public.people (id) on delete cascade,
  week      date not null check (isfinite(week) and extract(isodow from week) = 1),
  hours     smallint not null check (hours between 0 and 60),
  said_at   timestamptz not null default now(),
  primary key (person_id, week)
);

-- Languages a professional works in (ISO 639-1).
create table public.person_languages (
  person_id uuid not null references public.people (id) on delete cascade,
  language  text not null check (language ~ '^[a-z]{2}$'),
  primary key (person_id, language)
);

-- When somebody was last in a proposed team, so that ties go to who has waited longest.
create table public.proposal_exposures (
  person_id     uuid primary key references public.people (id) on delete cascade,
  last_proposed date not null,
  proposals     integer not null default 1 check (proposals > 0)
);

-- In which projects somebody stood in a proposed team, for figures of how proposals fall on people: a project forgets its
-- oldest formations.
create table public.project_proposals (
  project_id  uuid not null references public.projects (id) on delete cascade,
  person_id   uuid not null references public.people (id) on delete cascade,
  proposed_at timestamptz not null default now(), -- for the first time
  primary key (project_id, person_id)
);
create index project_proposals_person_id_idx on public.project_proposals (person_id);
create index project_proposals_proposed_at_idx on public.project_proposals (proposed_at);

-- Whether the caller is the client of a project, or an admin.
create function public.has_project(project uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.projects where id = project and client_id = (select auth.uid())) or public.is_admin();
revoke execute on function public.has_project(uuid) from public, anon;
grant execute on function public.has_project(uuid) to authenticated, service_role;

-- Whether the caller is invited to a project's current team: in time to answer, or having accepted.
create function public.is_invited_to(project uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.invitations join public.teams on teams.id = invitations.team_id
    where teams.project_id = project and teams.status <> 'dissolved'
      and invitations.person_id = (select auth.uid())
      and (invitations.status = 'accepted' or (invitations.status = 'open' and invitations.due_at > now()))
  );
revoke execute on function public.is_invited_to(uuid) from public, anon;
grant execute on function public.is_invited_to(uuid) to authenticated, service_role;

revoke all on public.projects, public.project_briefs, public.project_turns, public.formation_markets,
  public.project_formations, public.teams, public.team_seats, public.invitations, public.availability_weeks,
  public.person_languages, public.proposal_exposures, public.project_proposals, public.seat_overrides
  from anon, authenticated, service_role;
grant select on public.projects, public.project_briefs, public.project_turns, public.formation_markets,
  public.project_formations, public.teams, public.team_seats, public.invitations, public.availability_weeks,
  public.person_languages, public.proposal_exposures, public.project_proposals, public.seat_overrides to service_role;
grant select on public.projects, public.project_briefs, public.project_turns, public.teams, public.team_seats,
  public.invitations, public.availability_weeks, public.person_languages to authenticated;
grant insert (person_id, week, hours), update (person_id, week, hours), delete on public.availability_weeks to authenticated;
grant insert (person_id, language), delete on public.person_languages to authenticated;

alter table public.projects enable row level security;
create policy projects_select on public.projects for select to authenticated
  using (client_id = (select auth.uid()) or (select public.is_admin()) or public.is_invited_to(id));
alter table public.project_briefs enable row level security;
create policy project_briefs_select on public.project_briefs for select to authenticated
  using (public.has_project(project_id));
alter table public.project_turns enable row level security;
create policy project_turns_select on public.project_turns for select to authenticated
  using (public.has_project(project_id));
alter table public.formation_markets enable row level security;
alter table public.project_formations enable row level security;
alter table public.teams enable row level security;
create policy teams_select on public.teams for select to authenticated using (public.has_project(project_id));
alter table public.team_seats enable row level security;
create policy team_seats_select on public.team_seats for select to authenticated
  using (exists (select from public.teams where teams.id = team_id));
alter table public.invitations enable row level security;
create policy invitations_select on public.invitations for select to authenticated
  using (person_id = (select auth.uid()) or exists (select from public.teams where teams.id = team_id));
alter table public.availability_weeks enable row level security;
create policy availability_weeks_select on public.availability_weeks for select to authenticated
  using (person_id = (select auth.uid()) or (select public.is_admin()));
create policy availability_weeks_insert on public.availability_weeks for insert to authenticated
  with check (person_id = (select auth.uid()));
create policy availability_weeks_update on public.availability_weeks for update to authenticated
  using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));
create policy availability_weeks_delete on public.availability_weeks for delete to authenticated
  using (person_id = (select auth.uid()));
alter table public.person_languages enable row level security;
create policy person_languages_select on public.person_languages for select to authenticated using (true);
create policy person_languages_insert on public.person_languages for insert to authenticated
  with check (person_id = (select auth.uid()));
create policy person_languages_delete on public.person_languages for delete to authenticated
  using (person_id = (select auth.uid()));
alter table public.proposal_exposures enable row level security;
alter table public.project_proposals enable row level security;
alter table public.seat_overrides enable row level security;
select public.limit_writes_to('availability_weeks', 'insert', 200, 1000);

-- A week that is said again is said anew, also with the same hours.
create function public.date_availability() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.said_at := now();
  return new;
end $$;
revoke execute on function public.date_availability() from public, anon, authenticated, service_role;
create trigger date_availability before update on public.availability_weeks
  for each row execute function public.date_availability();
select public.limit_writes_to('person_languages', 'insert', 30, 200);

-- State machine of a project. Teams are chosen from only where there are some, and `plan` has a current team.
-- 23514 for any other step.
create function public.guard_project_step() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.step not in ('collect', 'confirm') then
      raise exception 'A project begins with its brief' using errcode = 'check_violation', constraint = 'projects_step_order';
    end if;
    return new;
  end if;
  if new.step <> old.step and not (old.step || ' ' || new.step) = any (array[
    'collect confirm', 'confirm collect', 'confirm match', 'confirm choose',
    'match collect', 'match confirm', 'match choose',
    'choose collect', 'choose confirm', 'choose match', 'choose plan',
    'plan choose', 'plan match']) then
    raise exception 'A project does not go from % to %', old.step, new.step
      using errcode = 'check_violation', constraint = 'projects_step_order';
  end if;
  if new.step = 'choose' and not exists (
    select from public.project_formations where id = new.formation_id and teams > 0
  ) then
    raise exception 'There is no team to choose' using errcode = 'check_violation', constraint = 'projects_step_order';
  end if;
  if (new.step = 'plan') <> exists (
    select from public.teams where project_id = new.id and status <> 'dissolved'
  ) then
    raise exception 'A project is planned with its team' using errcode = 'check_violation', constraint = 'projects_step_order';
  end if;
  if new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;
revoke execute on function public.guard_project_step() from public, anon, authenticated, service_role;
create trigger guard_project_step before insert or update on public.projects
  for each row execute function public.guard_project_step();

-- State machine of a chosen team. It is complete when every seat is accepted, and dissolved when nobody is asked any more.
-- 23514 for any other change.
create function public.guard_team_status() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.status <> old.status and not (old.status || ' ' || new.status) = any (array[
    'chosen inviting', 'chosen dissolved',
    'inviting complete', 'inviting incomplete', 'inviting dissolved',
    'incomplete inviting', 'incomplete dissolved',
    'complete inviting', 'complete dissolved']) then
    raise exception 'A team does not go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'teams_status_order';
  end if;
  if new.status = 'complete' and exists (
    select from public.team_seats as seats where team_id = new.id and not exists (
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

-- Rules of invitations: nobody is asked for a dissolved team, nobody has more than three that wait for them, an answer is in
-- time, and an answered one never changes. 23514.
create function public.guard_invitation() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.status <> 'open' then
    raise exception 'An answered invitation does not change'
      using errcode = 'check_violation', constraint = 'invitations_answered_once';
  end if;
  if tg_op = 'UPDATE' and (
    (new.status in ('accepted', 'declined') and old.due_at <= clock_timestamp())
    or (new.status = 'expired' and old.due_at > clock_timestamp())
  ) then
    raise exception 'An invitation is answered before it expires'
      using errcode = 'check_violation', constraint = 'invitations_in_time';
  end if;
  if tg_op = 'INSERT' then
    if exists (select from public.teams where id = new.team_id and status = 'dissolved') then
      raise exception 'Nobody is asked for a dissolved team'
        using errcode = 'check_violation', constraint = 'invitations_current_team';
    end if;
    perform pg_advisory_xact_lock(hashtext('podium.invitations'), hashtext(new.person_id::text));
    if new.status = 'open' and (
      select count(*) from public.invitations
      where person_id = new.person_id and status = 'open' and due_at > clock_timestamp()
    ) >= 3 then
      raise exception 'A person has at most three open invitations'
        using errcode = 'check_violation', constraint = 'invitations_at_most_3_open';
    end if;
  end if;
  return new;
end $$;
revoke execute on function public.guard_invitation() from public, anon, authenticated, service_role;
create trigger guard_invitation before insert or update on public.invitations
  for each row execute function public.guard_invitation();

-- A complete team whose member deletes their account asks the next deputy, unless all is delivered.
create function public.reopen_team() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.teams set status = 'inviting' where id = old.team_id and status = 'complete' and not exists (
    select from public.plans where team_id = teams.id and delivered_at is not null);
  return null;
end $$;
revoke execute on function public.reopen_team() from public, anon, authenticated, service_role;
create trigger reopen_team after delete on public.invitations
  for each row when (old.status = 'accepted') execute function public.reopen_team();

-- A seat is changed before and while people are asked, until somebody has accepted it; what was said stays. 23514.
create function public.guard_seat_override() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' or not exists (
    select from public.teams where id = new.team_id and status in ('chosen', 'inviting', 'incomplete')
  ) or exists (
    select from public.invitations where team_id = new.team_id and role = new.role and status = 'accepted'
  ) then
    raise exception 'A seat is changed until it is accepted'
      using errcode = 'check_violation', constraint = 'seat_overrides_in_time';
  end if;
  return new;
end $$;
revoke execute on function public.guard_seat_override() from public, anon, authenticated, service_role;
create trigger guard_seat_override before insert on public.seat_overrides
  for each row execute function public.guard_seat_override();
create trigger keep_seat_override before update on public.seat_overrides for each row
  when (old.reason <> new.reason or old.role <> new.role or old.team_id <> new.team_id)
  execute function public.guard_seat_override();
