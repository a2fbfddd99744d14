-- Links by which a client shows a team to somebody without an account
-- (docs/decisions/0189-a-shared-team-is-a-copy-without-people.md). The server writes this table and keeps no address, only
-- its hash. A link shows what its team was when it was made, until its client revokes it, which deletes the row.

create table public.team_shares (
  id         uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  place      smallint not null check (place between 1 and 10), -- a project has so many at most
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'), -- SHA-256
  team       jsonb not null check (jsonb_typeof(team) = 'object' and octet_length(team::text) <= 200000), -- what it shows
  created_at timestamptz not null default now(),
  read_at    timestamptz, -- last time, to the hour
  unique (project_id, place)
);
create index team_shares_used_idx on public.team_shares ((coalesce(read_at, created_at))); -- what the retention job looks for

revoke all on public.team_shares from anon, authenticated, service_role;
grant select on public.team_shares to service_role;
alter table public.team_shares enable row level security; -- the server's alone

-- Of a link only when it was read changes. 23514.
create function public.guard_team_share() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A link to a team stays as it was made'
    using errcode = 'check_violation', constraint = 'team_shares_kept';
end $$;
revoke execute on function public.guard_team_share() from public, anon, authenticated, service_role;
create trigger guard_team_share before update on public.team_shares for each row
  when (to_jsonb(old) - 'read_at' is distinct from to_jsonb(new) - 'read_at')
  execute function public.guard_team_share();
