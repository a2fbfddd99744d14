-- Members who leave a team: by themselves, or because the client asks for somebody else
-- (docs/decisions/0197-a-member-is-replaced-at-their-seat.md). An accepted invitation ends, its seat is open again, and
-- whoever accepts it next takes over the work that is left. The server writes this table.

alter table public.invitations drop constraint invitations_status_check;
alter table public.invitations add constraint invitations_status_check
  check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'ended')); -- ended: was accepted

-- End of a member's part in a team, and the reason, which the member and the client read.
create table public.seat_departures (
  invitation_id uuid primary key references public.invitations (id) on delete cascade,
  kind          text not null check (kind in ('left', 'replaced')), -- by the member, by the client
  reason        text not null check (not public.is_blank(reason) and char_length(reason) <= 1000),
  created_at    timestamptz not null default now()
);

revoke all on public.seat_departures from anon, authenticated, service_role;
grant select on public.seat_departures to authenticated, service_role;
alter table public.seat_departures enable row level security;
create policy seat_departures_select on public.seat_departures for select to authenticated
  using (exists (select from public.invitations where invitations.id = invitation_id));

-- A departure is of an invitation that has ended, and stays as it was said. 23514.
create function public.guard_seat_departure() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' or not exists (
    select from public.invitations where id = new.invitation_id and status = 'ended'
  ) then
    raise exception 'Who leaves a seat has held it'
      using errcode = 'check_violation', constraint = 'seat_departures_kept';
  end if;
  return new;
end $$;
revoke execute on function public.guard_seat_departure() from public, anon, authenticated, service_role;
create trigger guard_seat_departure before insert or update on public.seat_departures
  for each row execute function public.guard_seat_departure();

-- Formation that filled a seat again, for a team that works; null: the team's own.
alter table public.team_seats add column formation_id uuid references public.project_formations (id) on delete set null;
create index team_seats_formation_id_idx on public.team_seats (formation_id);

-- Who has done a task, where that is not who holds its role now.
alter table public.plan_tasks add column done_by uuid references public.people (id) on delete set null;
create index plan_tasks_done_by_idx on public.plan_tasks (done_by);

-- Tasks of a delivered plan stay as they were, but for the name of an account that goes. 23514.
drop trigger guard_delivered_task on public.plan_tasks;
create trigger guard_delivered_task before update on public.plan_tasks for each row
  when (new.done_by is not null or to_jsonb(old) - 'done_by' is distinct from to_jsonb(new) - 'done_by')
  execute function public.guard_delivered_task();

-- History of a plan knows who came and went.
alter table public.plan_events drop constraint plan_events_kind_check;
alter table public.plan_events add constraint plan_events_kind_check
  check (kind in ('made', 'replanned', 'task', 'delivery', 'seat'));

-- Rules of invitations: nobody is asked for a dissolved team, nobody has more than three that wait for them, an answer is in
-- time, and an answered one never changes, but that an accepted one ends before all is delivered. 23514.
create or replace function public.guard_invitation() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.status <> 'open' and (
    old.status <> 'accepted' or new.status <> 'ended' or to_jsonb(old) - 'status' <> to_jsonb(new) - 'status'
  ) then
    raise exception 'An answered invitation does not change'
      using errcode = 'check_violation', constraint = 'invitations_answered_once';
  end if;
  if tg_op = 'UPDATE' and new.status = 'ended' and (
    old.status <> 'accepted' or exists (select from public.plans where team_id = new.team_id and delivered_at is not null)
    or exists (select from public.teams where id = new.team_id and status = 'dissolved')
  ) then
    raise exception 'A member leaves a team that works'
      using errcode = 'check_violation', constraint = 'invitations_ended';
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

-- A member who leaves keeps what they did, and their seat is open again.
create function public.end_membership() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.plan_tasks set done_by = new.person_id
  where team_id = new.team_id and role = new.role and done_by is null and state = 'done';
  update public.teams set status = 'inviting' where id = new.team_id and status = 'complete';
  return null;
end $$;
revoke execute on function public.end_membership() from public, anon, authenticated, service_role;
create trigger end_membership after update on public.invitations
  for each row when (old.status = 'accepted' and new.status = 'ended') execute function public.end_membership();

-- The client of a project endorses a skill that somebody has, from an accepted milestone they worked for; later only
-- whether it is shown changes. Who has left a seat is endorsed for what they did, who has taken it is not. 23514.
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
  if not public.is_client_of(new.team_id, new.author_id) or not exists (
    select from public.plan_tasks as tasks
      left join public.invitations as held on held.team_id = tasks.team_id and held.role = tasks.role and status = 'accepted'
    where tasks.team_id = new.team_id and tasks.milestone = new.milestone
      and coalesce(tasks.done_by, held.person_id) = new.person_id
  ) then
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
