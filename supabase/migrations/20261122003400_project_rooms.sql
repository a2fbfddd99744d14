-- Rooms: what a project's client and team write to each other, with decisions
-- (docs/decisions/0188-a-room-is-for-its-client-and-team.md). The server writes these tables. Admins do not read them
-- through the data API: the product's own API writes an audit entry when they do.

-- People of all rooms: the client without a seat, a member of the current team who has accepted once for each seat. The one
-- place that says who is in a room. Without rights and settings of its own, so that it becomes part of the query that asks;
-- nobody but the owner calls it.
create function public.room_people() returns table (project_id uuid, person_id uuid, team_id uuid, role text)
  language sql stable
begin atomic
  select projects.id, projects.client_id, null::uuid, null::text from public.projects
  union all
  select teams.project_id, invitations.person_id, teams.id, invitations.role
  from public.teams join public.invitations on invitations.team_id = teams.id
  where teams.status <> 'dissolved' and invitations.status = 'accepted';
end;
revoke execute on function public.room_people() from public, anon, authenticated, service_role;

-- Whether the caller is in the room of a project.
create function public.is_in_room(project uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.room_people() where project_id = project and person_id = (select auth.uid()));
revoke execute on function public.is_in_room(uuid) from public, anon;
grant execute on function public.is_in_room(uuid) to authenticated, service_role;

-- Rooms that the caller is in, worked out once a query.
create function public.own_rooms() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select project_id from public.room_people() where person_id = (select auth.uid());
end;
revoke execute on function public.own_rooms() from public, anon;
grant execute on function public.own_rooms() to authenticated, service_role;

-- Message of a room. A deleted one keeps its place and date without its text.
create table public.room_messages (
  project_id    uuid not null references public.projects (id) on delete cascade,
  position      integer not null check (position between 1 and 10000),
  author_id     uuid references public.people (id) on delete set null, -- null: a deleted account
  text          text not null check (public.is_blank(text) = (deleted_at is not null) and char_length(text) <= 4000),
  removed_files smallint not null default 0 check (removed_files between 0 and 5), -- which the client has taken out
  created_at    timestamptz not null default now(),
  edited_at     timestamptz,
  deleted_at    timestamptz,
  changed_at    timestamptz, -- last time, whatever of it; null: it is as it was written
  primary key (project_id, position)
);
create index room_messages_author_id_idx on public.room_messages (author_id, created_at desc);
-- Search for what changed of earlier messages, of which a reader hears
-- (docs/decisions/0225-a-room-tells-what-changed-of-earlier-messages.md).
create index room_messages_changed_at_idx on public.room_messages (project_id, changed_at) where changed_at is not null;

-- Person named in a message, and when a mail told them because they had not read it.
create table public.room_mentions (
  project_id uuid not null,
  position   integer not null,
  person_id  uuid not null references public.people (id) on delete cascade,
  mailed_at  timestamptz,
  created_at timestamptz not null default now(),
  primary key (project_id, position, person_id),
  foreign key (project_id, position) references public.room_messages (project_id, position) on delete cascade
);
create index room_mentions_person_id_idx on public.room_mentions (person_id, project_id);
create index room_mentions_created_at_idx on public.room_mentions (created_at) where mailed_at is null; -- what the job looks for

-- How far a person has read a room, and whether a mail may tell them of a mention that they have not read.
create table public.room_readers (
  project_id     uuid not null references public.projects (id) on delete cascade,
  person_id      uuid not null references public.people (id) on delete cascade,
  position       integer not null default 0 check (position between 0 and 10000),
  mails_mentions boolean not null default true,
  read_at        timestamptz not null default now(),
  mailed_at      timestamptz, -- of the last mail that told of a mention
  primary key (project_id, person_id)
);
create index room_readers_person_id_idx on public.room_readers (person_id);

-- Decision of a room, in a sentence of its own. It never changes; it may be withdrawn, and then stays readable.
create table public.room_decisions (
  id           uuid primary key default gen_random_uuid(),
  project_id   uuid not null references public.projects (id) on delete cascade,
  position     integer, -- message it was recorded from; null: from none
  text         text not null check (not public.is_blank(text) and char_length(text) <= 500),
  author_id    uuid references public.people (id) on delete set null, -- null: a deleted account
  created_at   timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.people (id) on delete set null,
  foreign key (project_id, position) references public.room_messages (project_id, position) on delete cascade,
  check (withdrawn_by is null or withdrawn_at is not null)
);
create index room_decisions_project_id_idx on public.room_decisions (project_id, created_at desc);
create index room_decisions_message_idx on public.room_decisions (project_id, position);
create index room_decisions_author_id_idx on public.room_decisions (author_id, created_at desc);
create index room_decisions_withdrawn_by_idx on public.room_decisions (withdrawn_by);

-- What was recorded stays as it was; it is withdrawn once. 23514.
create function public.guard_room_decision() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A decision does not change'
    using errcode = 'check_violation', constraint = 'room_decisions_kept';
end $$;
revoke execute on function public.guard_room_decision() from public, anon, authenticated, service_role;
create trigger guard_room_decision before update on public.room_decisions for each row
  when (old.text <> new.text or old.project_id <> new.project_id or old.position is distinct from new.position
    or old.created_at <> new.created_at
    or (old.withdrawn_at is not null and old.withdrawn_at is distinct from new.withdrawn_at))
  execute function public.guard_room_decision();

-- Messages of an account that goes lose their text; their places stay. A deleted message is never written again (23514).
-- Every change says when it was, by the clock: its transaction may have begun long before.
create function public.guard_room_message() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.author_id is null and old.author_id is not null then
    new.text := '';
    new.deleted_at := coalesce(old.deleted_at, now());
  elsif old.deleted_at is not null then
    raise exception 'A deleted message does not come back'
      using errcode = 'check_violation', constraint = 'room_messages_deleted';
  end if;
  new.changed_at := clock_timestamp();
  return new;
end $$;
revoke execute on function public.guard_room_message() from public, anon, authenticated, service_role;
create trigger guard_room_message before update on public.room_messages
  for each row execute function public.guard_room_message();

revoke all on public.room_messages, public.room_mentions, public.room_readers, public.room_decisions
  from anon, authenticated, service_role;
grant select on public.room_messages, public.room_mentions, public.room_readers, public.room_decisions
  to authenticated, service_role;

alter table public.room_messages enable row level security;
create policy room_messages_select on public.room_messages for select to authenticated
  using (project_id in (select public.own_rooms()));
alter table public.room_mentions enable row level security;
create policy room_mentions_select on public.room_mentions for select to authenticated
  using (project_id in (select public.own_rooms()));
alter table public.room_readers enable row level security;
create policy room_readers_select on public.room_readers for select to authenticated
  using (person_id = (select auth.uid()));
alter table public.room_decisions enable row level security;
create policy room_decisions_select on public.room_decisions for select to authenticated
  using (project_id in (select public.own_rooms()));
