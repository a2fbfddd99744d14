-- Invitations to the seats of a chosen team. The server writes this table; whom it asks, the client and admins read it.

-- Invitation to a seat: to whom the client chose (rank 0), then to the deputies in order. It is open until it is answered,
-- its time is over, or the client takes it back; after that it never changes, but that a member's part in the team may end.
create table public.invitations (
  id          uuid primary key default gen_random_uuid(),
  team_id     uuid not null,
  role        text not null,
  person_id   uuid not null references public.people (id) on delete cascade,
  rank        smallint not null check (rank between 0 and 3),
  day_rate    numeric not null check (day_rate >= 0),
  status      text not null default 'open'
    check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'ended')), -- ended: was accepted
  reason      text check (reason is null or (not public.is_blank(reason) and char_length(reason) <= 1000)),
  created_at  timestamptz not null default now(),
  due_at      timestamptz not null,
  answered_at timestamptz,
  reminded_at timestamptz, -- once, before it expires; null: not yet
  unique (team_id, role, person_id),
  foreign key (team_id, role) references public.team_seats (team_id, role) on delete cascade,
  check ((status = 'open') = (answered_at is null)),
  check (reason is null or status = 'declined'),
  check (due_at > created_at)
);
create index invitations_person_id_idx on public.invitations (person_id, created_at desc);
create unique index invitations_seat_idx on public.invitations (team_id, role) where status in ('open', 'accepted');
create index invitations_due_at_idx on public.invitations (due_at) where status = 'open'; -- what the expiry job looks for
create index invitations_reminder_idx on public.invitations (due_at) where status = 'open' and reminded_at is null;
create index invitations_answered_at_idx on public.invitations (answered_at); -- figures of a period, and the retention job
revoke all on public.invitations from anon, authenticated, service_role;
grant select on public.invitations to authenticated, service_role;
alter table public.invitations enable row level security;
create policy invitations_select on public.invitations for select to authenticated
  using (person_id = (select auth.uid()) or exists (select from public.teams where teams.id = team_id));

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

-- Readers of a project: its client, whom they invite, and admins.
create policy projects_select on public.projects for select to authenticated
  using (client_id = (select auth.uid()) or (select public.is_admin()) or public.is_invited_to(id));

-- Rules of invitations: nobody is asked for a dissolved team, nobody has more than three that wait for them, an answer is in
-- time, and an answered one never changes, but that an accepted one ends before all is delivered. 23514.
create function public.guard_invitation() returns trigger
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
revoke execute on function public.guard_invitation() from public, anon, authenticated, service_role;
create trigger guard_invitation before insert or update on public.invitations
  for each row execute function public.guard_invitation();
