-- Sessions that have ended while access tokens of theirs still run. Whatever ends a session (sign-out, ban,
-- deletion, a new password) is a delete of its row, so this is where every instance learns of it.
create table auth.ended_sessions (
  id       uuid primary key,
  ended_at timestamptz not null default clock_timestamp()
);
create index ended_sessions_ended_at_idx on auth.ended_sessions (ended_at);

create function auth.remember_ended_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.ended_sessions (id) values (old.id) on conflict do nothing;
  perform pg_notify('ended_sessions', old.id::text);
  return null;
end $$;
revoke execute on function auth.remember_ended_session() from public;

create trigger remember_ended_session after delete on auth.sessions
  for each row execute function auth.remember_ended_session();
