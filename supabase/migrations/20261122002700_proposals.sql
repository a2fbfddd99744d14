-- What came of the formations for professionals: when somebody was proposed, in which projects, and what they are told of
-- it. The server writes these tables.

-- When somebody was last in a proposed team, so that ties go to who has waited longest.
create table public.proposal_exposures (
  person_id     uuid primary key references public.people (id) on delete cascade,
  last_proposed date not null,
  proposals     integer not null default 1 check (proposals > 0)
);
revoke all on public.proposal_exposures from anon, authenticated, service_role;
grant select on public.proposal_exposures to service_role;
alter table public.proposal_exposures enable row level security; -- the server's alone

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
revoke all on public.project_proposals from anon, authenticated, service_role;
grant select on public.project_proposals to service_role;
alter table public.project_proposals enable row level security; -- the server's alone

-- Standing of a professional towards a project that looked at them: whether they were proposed, or why not and what would
-- have changed it (docs/decisions/0184-a-standing-is-told-late-and-coarsely.md). Rows never change, one a person and
-- project: nobody asks twice to learn something of others.
create table public.proposal_standings (
  person_id   uuid not null references public.people (id) on delete cascade,
  project_id  uuid not null references public.projects (id) on delete cascade,
  month       date not null check (extract(day from month) = 1), -- of the formation
  kind        jsonb not null check (jsonb_typeof(kind) = 'object'), -- of the project, in both languages
  told        jsonb check (jsonb_typeof(told) = 'object'), -- sentences in both languages; null: no role was near
  is_proposed boolean not null,
  created_at  timestamptz not null default now(),
  primary key (person_id, project_id),
  check (told is not null or not is_proposed)
);
create index proposal_standings_project_id_idx on public.proposal_standings (project_id);
revoke all on public.proposal_standings from anon, authenticated, service_role;
grant select on public.proposal_standings to service_role;
alter table public.proposal_standings enable row level security; -- the server's alone: a project's id is not its reader's

-- A standing is worked out once. 23514.
create function public.guard_proposal_standing() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A standing is told once'
    using errcode = 'check_violation', constraint = 'proposal_standings_once';
end $$;
revoke execute on function public.guard_proposal_standing() from public, anon, authenticated, service_role;
create trigger guard_proposal_standing before update on public.proposal_standings
  for each row execute function public.guard_proposal_standing();
