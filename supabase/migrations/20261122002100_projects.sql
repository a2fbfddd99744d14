-- Projects: the conversation that collects a brief, what the engine understood of it and the teams formed for it
-- (docs/decisions/0170-a-project-keeps-all-it-was-formed-of.md). The server writes these tables; policies say who may read:
-- a project is between its client, whom they invite and admins. The policy of `projects` follows with the invitations.

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
revoke all on public.projects from anon, authenticated, service_role;
grant select on public.projects to authenticated, service_role;
alter table public.projects enable row level security;

-- Whether the caller is the client of a project, or an admin.
create function public.has_project(project uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.projects where id = project and client_id = (select auth.uid())) or public.is_admin();
revoke execute on function public.has_project(uuid) from public, anon;
grant execute on function public.has_project(uuid) to authenticated, service_role;

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
revoke all on public.project_briefs from anon, authenticated, service_role;
grant select on public.project_briefs to authenticated, service_role;
alter table public.project_briefs enable row level security;
create policy project_briefs_select on public.project_briefs for select to authenticated
  using (public.has_project(project_id));

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
revoke all on public.project_turns from anon, authenticated, service_role;
grant select on public.project_turns to authenticated, service_role;
alter table public.project_turns enable row level security;
create policy project_turns_select on public.project_turns for select to authenticated
  using (public.has_project(project_id));

-- Market as it stood when teams were formed; formations of the same market share it.
create table public.formation_markets (
  hash       text primary key check (hash ~ '^[0-9a-f]{64}$'),
  market     json not null check (json_typeof(market) = 'object'), -- written and read whole, which jsonb makes twice as dear
  created_at timestamptz not null default now(),
  used_at    timestamptz not null default now() -- when a formation last came of it
);
revoke all on public.formation_markets from anon, authenticated, service_role;
grant select on public.formation_markets to service_role;
alter table public.formation_markets enable row level security; -- the server's alone

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
revoke all on public.project_formations from anon, authenticated, service_role;
grant select on public.project_formations to service_role;
alter table public.project_formations enable row level security; -- the server's alone

-- Formation that a project shows.
alter table public.projects add foreign key (id, formation_id) references public.project_formations (project_id, id);
create index projects_formation_idx on public.projects (id, formation_id);

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

-- When the client of a project without a team was told by mail that it will be deleted unless they change it.
create table public.draft_warnings (
  project_id uuid primary key references public.projects (id) on delete cascade,
  warned_at  timestamptz not null default now()
);
revoke all on public.draft_warnings from anon, authenticated, service_role;
grant select on public.draft_warnings to service_role;
alter table public.draft_warnings enable row level security; -- the server's alone
