-- Members who leave a team: by themselves, because the client asks for somebody else, or with their account
-- (docs/decisions/0197-a-member-is-replaced-at-their-seat.md). An accepted invitation ends, its seat is open again, and
-- whoever accepts it next takes over the work that is left. What a former member did stays theirs
-- (docs/decisions/0218-what-former-members-did-stays-theirs.md). The server writes this table.

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

-- A member who leaves keeps what they did, and their seat is open again for what is left.
create function public.end_membership() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.plan_tasks set done_by = new.person_id, is_done_by_former = true
  where team_id = new.team_id and role = new.role and not is_done_by_former and state = 'done';
  update public.teams set status = 'inviting'
  where id = new.team_id and status = 'complete' and public.has_work_left(id, new.role);
  return null;
end $$;
revoke execute on function public.end_membership() from public, anon, authenticated, service_role;
create trigger end_membership after update on public.invitations
  for each row when (old.status = 'accepted' and new.status = 'ended') execute function public.end_membership();

-- What a member did who deletes their account is nobody else's; a complete team asks the next deputy for what is left.
create function public.reopen_team() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.plan_tasks set is_done_by_former = true
  where team_id = old.team_id and role = old.role and not is_done_by_former and state = 'done';
  update public.teams set status = 'inviting'
  where id = old.team_id and status = 'complete' and public.has_work_left(id, old.role);
  return null;
end $$;
revoke execute on function public.reopen_team() from public, anon, authenticated, service_role;
create trigger reopen_team after delete on public.invitations
  for each row when (old.status = 'accepted') execute function public.reopen_team();
