-- Calendar feeds: the private address of a professional's own work for calendar programs
-- (docs/decisions/0182-a-calendar-feed-is-a-secret-address.md). The server writes this table and keeps no address, only
-- its hash; a person has one at most.

create table public.calendar_feeds (
  person_id  uuid primary key references public.people (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'), -- SHA-256
  created_at timestamptz not null default now(),
  read_at    timestamptz -- last time, to the hour
);

revoke all on public.calendar_feeds from anon, authenticated, service_role;
grant select on public.calendar_feeds to service_role;
alter table public.calendar_feeds enable row level security; -- the server's alone

-- A feed stays its person's: a new address is a new hash. 23514.
create function public.guard_calendar_feed() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A calendar feed stays its person’s'
    using errcode = 'check_violation', constraint = 'calendar_feeds_person';
end $$;
revoke execute on function public.guard_calendar_feed() from public, anon, authenticated, service_role;
create trigger guard_calendar_feed before update on public.calendar_feeds for each row
  when (old.person_id <> new.person_id) execute function public.guard_calendar_feed();
