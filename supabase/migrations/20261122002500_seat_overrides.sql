-- What an admin changed in a chosen team, and why: who leaves a seat that nobody has accepted, and which deputy is asked
-- instead. It never changes (docs/decisions/0185-an-override-says-why.md). The server writes this table.

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
revoke all on public.seat_overrides from anon, authenticated, service_role;
grant select on public.seat_overrides to service_role;
alter table public.seat_overrides enable row level security; -- the server's alone

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
