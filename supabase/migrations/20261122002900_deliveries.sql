-- Deliveries: what members submit for a milestone, version by version, and the client's answer to each
-- (docs/decisions/0177-a-milestone-is-accepted-in-versions.md). The server writes this table; who may read a plan reads it.

create table public.milestone_deliveries (
  team_id     uuid not null references public.plans (team_id) on delete cascade,
  milestone   text not null check (char_length(milestone) between 1 and 120),
  version     smallint not null check (version between 1 and 50),
  author_id   uuid references public.people (id) on delete set null, -- null: a deleted account
  note        text not null check (not public.is_blank(note) and char_length(note) <= 4000),
  link        text check (link is null or (link ~* '^https?://' and char_length(link) <= 2000)),
  outcome     text check (outcome in ('accepted', 'changes')), -- null: waits for the client
  comment     text check (comment is null or (not public.is_blank(comment) and char_length(comment) <= 4000)),
  created_at  timestamptz not null default now(),
  answered_at timestamptz,
  primary key (team_id, milestone, version),
  check ((outcome is null) = (answered_at is null)),
  check (comment is null or outcome is not null),
  check (outcome <> 'changes' or comment is not null)
);
create index milestone_deliveries_author_id_idx on public.milestone_deliveries (author_id, created_at desc);
create unique index milestone_deliveries_settled_idx on public.milestone_deliveries (team_id, milestone)
  where outcome is null or outcome = 'accepted'; -- nothing is submitted beside what waits, or after what was accepted

revoke all on public.milestone_deliveries from anon, authenticated, service_role;
grant select on public.milestone_deliveries to authenticated, service_role;
alter table public.milestone_deliveries enable row level security;
create policy milestone_deliveries_select on public.milestone_deliveries for select to authenticated
  using (exists (select from public.plans where plans.team_id = milestone_deliveries.team_id));

-- An answer is given once, and what was submitted stays as it was; an account that goes takes its name along. 23514.
create function public.guard_delivery() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A delivery is answered once'
    using errcode = 'check_violation', constraint = 'milestone_deliveries_answered_once';
end $$;
revoke execute on function public.guard_delivery() from public, anon, authenticated, service_role;
create trigger guard_delivery before update on public.milestone_deliveries for each row
  when (old.note <> new.note or old.link is distinct from new.link
    or (old.outcome is not null and (old.outcome is distinct from new.outcome or old.comment is distinct from new.comment)))
  execute function public.guard_delivery();

-- Acceptance of a milestone ends its tasks (docs/decisions/0200-an-acceptance-ends-a-milestones-tasks.md): what is still
-- open of them is done on that day, in Paris as every day of a plan.
create function public.end_accepted_tasks() returns trigger
  language plpgsql set search_path = '' as $$
declare
  day constant date := (new.answered_at at time zone 'Europe/Paris')::date;
begin
  update public.plan_tasks
  set state = 'done', remaining_days = 0, started_on = coalesce(started_on, day),
    finished_on = greatest(started_on, day)
  where team_id = new.team_id and milestone = new.milestone and state <> 'done';
  return null;
end $$;
revoke execute on function public.end_accepted_tasks() from public, anon, authenticated, service_role;
-- Named to run before `deliver_plan`, after which tasks stay as they are.
create trigger accepted_tasks_end after update on public.milestone_deliveries
  for each row when (old.outcome is null and new.outcome = 'accepted') execute function public.end_accepted_tasks();

-- A task of an accepted milestone stays done. 23514.
create function public.guard_accepted_task() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.milestone_deliveries as made
    where made.team_id = new.team_id and made.milestone = new.milestone and outcome = 'accepted'
  ) then
    raise exception 'The milestone is accepted' using errcode = 'check_violation', constraint = 'plan_tasks_accepted';
  end if;
  return new;
end $$;
revoke execute on function public.guard_accepted_task() from public, anon, authenticated, service_role;
create trigger guard_accepted_task before update on public.plan_tasks for each row
  when (old.state = 'done' and new.state <> 'done') execute function public.guard_accepted_task();

-- The client's acceptance of the last milestone is the day of delivery.
create function public.deliver_plan() returns trigger
  language plpgsql set search_path = '' as $$
begin
  update public.plans set delivered_at = now()
  where team_id = new.team_id and delivered_at is null and not exists (
    select from jsonb_array_elements(milestones) as one where not exists (
      select from public.milestone_deliveries as made
      where made.team_id = new.team_id and made.milestone = one ->> 'id' and outcome = 'accepted'));
  return null;
end $$;
revoke execute on function public.deliver_plan() from public, anon, authenticated, service_role;
create trigger deliver_plan after update on public.milestone_deliveries
  for each row when (new.outcome = 'accepted') execute function public.deliver_plan();
