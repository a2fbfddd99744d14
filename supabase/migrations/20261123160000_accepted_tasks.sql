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

-- What was accepted before.
alter table public.plan_tasks disable trigger guard_delivered_task;
update public.plan_tasks as tasks
set state = 'done', remaining_days = 0, started_on = coalesce(started_on, day), finished_on = greatest(started_on, day)
from (
  select team_id, milestone, (answered_at at time zone 'Europe/Paris')::date as day
  from public.milestone_deliveries where outcome = 'accepted') as accepted
where accepted.team_id = tasks.team_id and accepted.milestone = tasks.milestone and state <> 'done';
alter table public.plan_tasks enable trigger guard_delivered_task;

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
