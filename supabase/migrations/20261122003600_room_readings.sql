-- Readings of rooms by admins, and why (docs/decisions/0201-a-rooms-people-are-told-who-read-it.md). The audit log has an
-- entry of each without the reason; the reason goes with the room, whose people read it.

create table public.room_readings (
  id         uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  author_id  uuid references public.people (id) on delete set null, -- null: a deleted account
  reason     text not null check (not public.is_blank(reason) and char_length(reason) <= 500),
  created_at timestamptz not null default now()
);
create index room_readings_project_id_idx on public.room_readings (project_id, created_at desc);
create index room_readings_author_id_idx on public.room_readings (author_id, created_at desc);

revoke all on public.room_readings from anon, authenticated, service_role;
grant select on public.room_readings to service_role;
alter table public.room_readings enable row level security; -- the server's alone

-- A reading stays as it was said; an account that goes takes its name along. 23514.
create function public.guard_room_reading() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A reading stays as it was said'
    using errcode = 'check_violation', constraint = 'room_readings_kept';
end $$;
revoke execute on function public.guard_room_reading() from public, anon, authenticated, service_role;
create trigger guard_room_reading before update on public.room_readings for each row
  when (new.author_id is not null or to_jsonb(old) - 'author_id' <> to_jsonb(new) - 'author_id')
  execute function public.guard_room_reading();
