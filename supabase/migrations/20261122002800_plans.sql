-- Plans: what a complete team does when (docs/decisions/0174-a-plan-is-followed-in-versions.md). The server writes these
-- tables; a plan is between the client, the members who accepted and admins.

create table public.plans (
  team_id            uuid primary key references public.teams (id) on delete cascade,
  version            integer not null default 1 check (version between 1 and 500),
  roles              jsonb not null check (jsonb_typeof(roles) = 'array'), -- id and labels, also of those nobody holds
  milestones         jsonb not null check (jsonb_typeof(milestones) = 'array'), -- id and labels, with their deliverables
  start_on           date not null,
  finish_on          date not null check (finish_on >= start_on),
  due_on             date,
  baseline_finish_on date not null check (baseline_finish_on >= start_on),
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  delivered_at       timestamptz -- when the client accepted the last milestone
);

-- Version of a plan as the engine needs it to plan again: who has how much time at which rate, and the dates of each task.
-- The first is the baseline. A version never changes.
create table public.plan_versions (
  team_id    uuid not null references public.plans (team_id) on delete cascade,
  version    integer not null check (version between 1 and 500),
  input      jsonb not null check (jsonb_typeof(input) = 'object'),
  plan       jsonb not null check (jsonb_typeof(plan) = 'object'),
  created_at timestamptz not null default now(),
  primary key (team_id, version)
);

-- Task of a plan with the dates of its newest version and of the baseline. Whoever holds the role in the team does it; what
-- a former member has done stays theirs (docs/decisions/0218-what-former-members-did-stays-theirs.md).
create table public.plan_tasks (
  team_id            uuid not null references public.plans (team_id) on delete cascade,
  task               text not null check (char_length(task) between 1 and 120),
  position           smallint not null check (position > 0),
  labels             jsonb not null check (jsonb_typeof(labels) = 'object'),
  role               text not null check (char_length(role) between 1 and 120),
  milestone          text not null check (char_length(milestone) between 1 and 120),
  days               numeric not null check (days between 0 and 1000),
  after              text[] not null default '{}',
  pinned_on          date, -- the day that the client placed it on
  start_on           date not null,
  finish_on          date not null check (finish_on >= start_on),
  baseline_start_on  date not null,
  baseline_finish_on date not null check (baseline_finish_on >= baseline_start_on),
  state              text not null default 'todo' check (state in ('todo', 'doing', 'done')),
  remaining_days     numeric not null check (remaining_days between 0 and 1000),
  spent_days         numeric check (spent_days between 0 and 1000), -- as its member reports; null: not said
  started_on         date,
  finished_on        date,
  done_by            uuid references public.people (id) on delete set null, -- former member who did it; null where their account is gone
  is_done_by_former  boolean not null default false, -- whether somebody else did it than whoever holds the role now
  primary key (team_id, task),
  check ((state <> 'todo') = (started_on is not null)),
  check ((state = 'done') = (finished_on is not null)),
  check (finished_on >= started_on),
  check (state <> 'done' or remaining_days = 0),
  check (spent_days is null or state <> 'todo'),
  constraint plan_tasks_done_by_former_check
    check ((done_by is null or is_done_by_former) and (not is_done_by_former or state = 'done'))
);
create index plan_tasks_done_by_idx on public.plan_tasks (done_by);

-- What happened to a plan, oldest first. The server keeps the newest thousand of a plan.
create table public.plan_events (
  team_id    uuid not null references public.plans (team_id) on delete cascade,
  position   integer not null check (position > 0),
  author_id  uuid references public.people (id) on delete set null, -- null: the server, or a deleted account
  kind       text not null check (kind in ('made', 'replanned', 'task', 'delivery', 'seat')),
  task       text, -- of `task`: which one
  details    jsonb not null check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now(),
  primary key (team_id, position),
  check ((kind = 'task') = (task is not null))
);
create index plan_events_author_id_idx on public.plan_events (author_id, created_at desc);

-- Whether the caller has accepted a seat of a team that is not dissolved.
create function public.is_on_team(team uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.invitations join public.teams on teams.id = invitations.team_id
    where teams.id = team and teams.status <> 'dissolved'
      and invitations.person_id = (select auth.uid()) and invitations.status = 'accepted'
  );
revoke execute on function public.is_on_team(uuid) from public, anon;
grant execute on function public.is_on_team(uuid) to authenticated, service_role;

-- Whether a seat needs somebody: nothing is planned yet, or tasks of its role are not done.
create function public.has_work_left(team uuid, seat text) returns boolean
  language sql stable set search_path = ''
  return not exists (select from public.plans where plans.team_id = team)
    or exists (select from public.plan_tasks as tasks where tasks.team_id = team and tasks.role = seat and state <> 'done');
revoke execute on function public.has_work_left(uuid, text) from public, anon, authenticated, service_role;

revoke all on public.plans, public.plan_versions, public.plan_tasks, public.plan_events
  from anon, authenticated, service_role;
grant select on public.plans, public.plan_versions, public.plan_tasks, public.plan_events to service_role;
grant select on public.plans, public.plan_tasks, public.plan_events to authenticated;

alter table public.plans enable row level security;
create policy plans_select on public.plans for select to authenticated
  using (public.is_on_team(team_id) or exists (select from public.teams where teams.id = team_id));
alter table public.plan_versions enable row level security; -- rates of the members: the server's alone
alter table public.plan_tasks enable row level security;
create policy plan_tasks_select on public.plan_tasks for select to authenticated
  using (exists (select from public.plans where plans.team_id = plan_tasks.team_id));
alter table public.plan_events enable row level security;
create policy plan_events_select on public.plan_events for select to authenticated
  using (exists (select from public.plans where plans.team_id = plan_events.team_id));

-- The baseline stays as it was made, and so do every version and what is delivered. 23514.
create function public.guard_plan() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'What was planned first does not change'
    using errcode = 'check_violation', constraint = 'plans_baseline';
end $$;
revoke execute on function public.guard_plan() from public, anon, authenticated, service_role;
create trigger guard_plan before update on public.plans for each row
  when (old.baseline_finish_on <> new.baseline_finish_on or new.version < old.version
    or (old.delivered_at is not null
      and (old.delivered_at is distinct from new.delivered_at or old.version <> new.version)))
  execute function public.guard_plan();
create trigger guard_plan before update on public.plan_tasks for each row
  when (old.baseline_start_on <> new.baseline_start_on or old.baseline_finish_on <> new.baseline_finish_on)
  execute function public.guard_plan();
create trigger guard_plan before update on public.plan_versions for each row execute function public.guard_plan();

-- Tasks of a delivered plan stay as they were, but for the name of an account that goes. 23514.
create function public.guard_delivered_task() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if exists (select from public.plans where team_id = old.team_id and delivered_at is not null) then
    raise exception 'The plan is delivered' using errcode = 'check_violation', constraint = 'plan_tasks_delivered';
  end if;
  return new;
end $$;
revoke execute on function public.guard_delivered_task() from public, anon, authenticated, service_role;
create trigger guard_delivered_task before update on public.plan_tasks for each row
  when (new.done_by is not null or (old.is_done_by_former and not new.is_done_by_former)
    or to_jsonb(old) - 'done_by' - 'is_done_by_former' is distinct from to_jsonb(new) - 'done_by' - 'is_done_by_former')
  execute function public.guard_delivered_task();
