-- Who left a team: what they did counts as theirs (docs/decisions/0218-what-former-members-did-stays-theirs.md), and a seat
-- without work is asked of nobody.

-- Whether somebody else did a done task than whoever holds its role now, also when their account is gone.
alter table public.plan_tasks add column is_done_by_former boolean not null default false;
alter table public.plan_tasks disable trigger guard_delivered_task;
update public.plan_tasks set is_done_by_former = true where done_by is not null;
alter table public.plan_tasks enable trigger guard_delivered_task;
alter table public.plan_tasks add constraint plan_tasks_done_by_former_check
  check ((done_by is null or is_done_by_former) and (not is_done_by_former or state = 'done'));

-- Tasks of a delivered plan stay as they were, but for the name of an account that goes. 23514.
drop trigger guard_delivered_task on public.plan_tasks;
create trigger guard_delivered_task before update on public.plan_tasks for each row
  when (new.done_by is not null or (old.is_done_by_former and not new.is_done_by_former)
    or to_jsonb(old) - 'done_by' - 'is_done_by_former' is distinct from to_jsonb(new) - 'done_by' - 'is_done_by_former')
  execute function public.guard_delivered_task();

-- Whether a seat needs somebody: nothing is planned yet, or tasks of its role are not done.
create function public.has_work_left(team uuid, seat text) returns boolean
  language sql stable set search_path = ''
  return not exists (select from public.plans where plans.team_id = team)
    or exists (select from public.plan_tasks as tasks where tasks.team_id = team and tasks.role = seat and state <> 'done');

-- People of a team and its client judge each other: who holds a seat, and who left it after they had done a task.
create function public.workers_in(team uuid) returns setof uuid
  language sql stable set search_path = ''
begin atomic
  select person_id from public.invitations where team_id = team and status = 'accepted'
  union select done_by from public.plan_tasks where team_id = team and done_by is not null;
end;

-- People whose tasks a milestone had.
create function public.workers_on(team uuid, of_milestone text) returns setof uuid
  language sql stable set search_path = ''
begin atomic
  select distinct case when is_done_by_former then done_by else held.person_id end as id
  from public.plan_tasks as tasks
    left join public.invitations as held on held.team_id = tasks.team_id and held.role = tasks.role and status = 'accepted'
  where tasks.team_id = team and tasks.milestone = of_milestone
    and case when is_done_by_former then done_by else held.person_id end is not null;
end;
revoke execute on function public.has_work_left(uuid, text), public.workers_in(uuid), public.workers_on(uuid, text)
  from public, anon, authenticated, service_role;

-- A member who leaves keeps what they did, and their seat is open again for what is left.
create or replace function public.end_membership() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.plan_tasks set done_by = new.person_id, is_done_by_former = true
  where team_id = new.team_id and role = new.role and not is_done_by_former and state = 'done';
  update public.teams set status = 'inviting'
  where id = new.team_id and status = 'complete' and public.has_work_left(id, new.role);
  return null;
end $$;

-- What a member did who deletes their account is nobody else's; a complete team asks the next deputy for what is left.
create or replace function public.reopen_team() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.plan_tasks set is_done_by_former = true
  where team_id = old.team_id and role = old.role and not is_done_by_former and state = 'done';
  update public.teams set status = 'inviting'
  where id = old.team_id and status = 'complete' and public.has_work_left(id, old.role);
  return null;
end $$;

-- States of a team follow each other; complete has every seat accepted that has work left. 23514.
create or replace function public.guard_team_status() returns trigger
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

-- Feedback is given within 14 days of the delivery, between the client and who worked in the team, and stays as it was once
-- it is revealed. 23514.
create or replace function public.guard_feedback() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.plans where team_id = new.team_id and delivered_at > now() - interval '14 days'
  ) then
    raise exception 'Feedback is given within 14 days of the delivery'
      using errcode = 'check_violation', constraint = 'project_feedback_in_time';
  end if;
  if tg_op = 'UPDATE' and public.is_feedback_revealed(old.team_id, old.author_id, old.subject_id) then
    raise exception 'Feedback that both have read does not change'
      using errcode = 'check_violation', constraint = 'project_feedback_revealed';
  end if;
  if not (public.is_client_of(new.team_id, new.author_id)
      and new.subject_id in (select public.workers_in(new.team_id)))
    and not (public.is_client_of(new.team_id, new.subject_id)
      and new.author_id in (select public.workers_in(new.team_id))) then
    raise exception 'Feedback is between the client and a member'
      using errcode = 'check_violation', constraint = 'project_feedback_pair';
  end if;
  return new;
end $$;
drop function public.is_member_of(uuid, uuid);

-- The client of a project endorses a skill that somebody has, from an accepted milestone they worked for; later only
-- whether it is shown changes. 23514.
create or replace function public.guard_endorsement() returns trigger
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
