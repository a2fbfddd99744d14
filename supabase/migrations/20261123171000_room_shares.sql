-- Rooms: nobody fills one alone, its client takes files out, and who reads it is worked out once a query.

alter table public.room_messages add column removed_files smallint not null default 0
  check (removed_files between 0 and 5); -- files of others' messages that the client has taken out

-- Rooms that the caller is in: as the client, or as a member of the current team who has accepted.
create function public.own_rooms() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select id from public.projects where client_id = (select auth.uid())
  union
  select teams.project_id from public.invitations join public.teams on teams.id = invitations.team_id
  where teams.status <> 'dissolved'
    and invitations.person_id = (select auth.uid()) and invitations.status = 'accepted';
end;
revoke execute on function public.own_rooms() from public, anon;
grant execute on function public.own_rooms() to authenticated, service_role;

alter policy room_messages_select on public.room_messages using (project_id in (select public.own_rooms()));
alter policy room_mentions_select on public.room_mentions using (project_id in (select public.own_rooms()));
alter policy room_decisions_select on public.room_decisions using (project_id in (select public.own_rooms()));
alter policy room_files_select on public.room_files using (project_id in (select public.own_rooms()));

-- Whether a file may be stored for a room: its path is right, and the caller is in the room. 42501 with a text of its own
-- for a room with 500 files or 250 MiB, for a person with 200 or 100 MiB in it, with 1,000 or 500 MiB in all rooms, or with
-- 50 that no message has: nobody sees those. As may_store_file(), it runs with the owner's rights and locks the person's
-- row, so that a deletion of the account deletes the file too.
create or replace function public.may_store_room_file(bucket text, path text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  folder    text := split_part(path, '/', 1);
  files     bigint;
  bytes     numeric;
  own_files bigint;
  own_bytes numeric;
  unused    bigint;
begin
  if (bucket = 'room-files' and path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
      is not true or not public.is_in_room(folder::uuid) then
    return false;
  end if;
  perform from public.people where id = (select auth.uid()) for key share;
  if not found then
    return false;
  end if;
  select count(*), sum((metadata ->> 'size')::bigint), count(*) filter (where owner_id = (select auth.uid())::text),
    sum((metadata ->> 'size')::bigint) filter (where owner_id = (select auth.uid())::text)
  into files, bytes, own_files, own_bytes
  from storage.objects
  where bucket_id = 'room-files' and name collate "C" >= folder || '/' and name collate "C" < folder || '0'; -- 0 comes after /
  if files >= 500 or bytes >= 250 * 1024 * 1024 then
    raise exception 'The room is full' using errcode = 'insufficient_privilege';
  end if;
  if own_files >= 200 or own_bytes >= 100 * 1024 * 1024 then
    raise exception 'Your share of the room is full' using errcode = 'insufficient_privilege';
  end if;
  select count(*), sum((metadata ->> 'size')::bigint),
    count(*) filter (where not exists (select from public.room_files where id = split_part(objects.name, '/', 2)::uuid))
  into files, bytes, unused
  from storage.objects where bucket_id = 'room-files' and owner_id = (select auth.uid())::text;
  if files >= 1000 or bytes >= 500 * 1024 * 1024 or unused >= 50 then
    raise exception 'Your storage is full' using errcode = 'insufficient_privilege';
  end if;
  return true;
end $$;
