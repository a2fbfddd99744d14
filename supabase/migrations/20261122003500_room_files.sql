-- Files of a room (docs/decisions/0192-a-file-of-a-room-hangs-on-a-message.md): each hangs on a message, goes with it,
-- and is read by who is in the room. The file itself is an object of the private bucket, at `<project>/<id>`.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('room-files', 'room-files', false, 10 * 1024 * 1024, array[
  'application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif',
  'text/plain', 'text/markdown', 'text/csv', 'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- File of a message. The server writes this table when the message is sent, once the object is there.
create table public.room_files (
  id         uuid primary key,
  project_id uuid not null,
  position   integer not null,
  place      smallint not null check (place between 1 and 5), -- a message has so many at most
  name       text not null check (not public.is_blank(name) and public.is_one_line(name)
    and name !~ '[/\\]' and name !~ '^\.' and char_length(name) <= 120),
  type       text not null check (char_length(type) <= 100),
  size       integer not null check (size > 0), -- in bytes
  created_at timestamptz not null default now(),
  unique (project_id, position, place),
  foreign key (project_id, position) references public.room_messages (project_id, position) on delete cascade
);

revoke all on public.room_files from anon, authenticated, service_role;
grant select on public.room_files to authenticated, service_role;
alter table public.room_files enable row level security;
create policy room_files_select on public.room_files for select to authenticated
  using (project_id in (select public.own_rooms()));

-- A file stays as it was sent. 23514.
create function public.guard_room_file() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A file of a room stays as it was sent'
    using errcode = 'check_violation', constraint = 'room_files_kept';
end $$;
revoke execute on function public.guard_room_file() from public, anon, authenticated, service_role;
create trigger guard_room_file before update on public.room_files
  for each row execute function public.guard_room_file();

-- The files of a message go when it is deleted, also with its author's account.
create function public.drop_files_of_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.room_files where project_id = new.project_id and position = new.position;
  return null;
end $$;
revoke execute on function public.drop_files_of_message() from public, anon, authenticated, service_role;
create trigger drop_files_of_message after update on public.room_messages for each row
  when (new.deleted_at is not null and old.deleted_at is null) execute function public.drop_files_of_message();

-- The object goes with its row, however that is deleted; the storage service then removes the file.
create function public.drop_object_of_room_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects where bucket_id = 'room-files' and name = old.project_id || '/' || old.id;
  return null;
end $$;
revoke execute on function public.drop_object_of_room_file() from public, anon, authenticated, service_role;
create trigger drop_object_of_room_file after delete on public.room_files
  for each row execute function public.drop_object_of_room_file();

-- Whether a file may be stored for a room: its path is right, and the caller is in the room. 42501 with a text of its own
-- for a room with 500 files or 250 MiB, for a person with 200 or 100 MiB in it, with 1,000 or 500 MiB in all rooms, or with
-- 50 that no message has: nobody sees those. As may_store_file(), it runs with the owner's rights and locks the person's
-- row, so that a deletion of the account deletes the file too.
create function public.may_store_room_file(bucket text, path text) returns boolean
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
revoke execute on function public.may_store_room_file(text, text) from public, anon, service_role;
grant execute on function public.may_store_room_file(text, text) to authenticated;

-- Whether the caller may read an object: a message has it, in a room that they are in.
create function public.may_read_room_file(path text) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.room_files
    where id = substring(path from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
      and project_id || '/' || id = path and public.is_in_room(project_id));
revoke execute on function public.may_read_room_file(text) from public, anon, service_role;
grant execute on function public.may_read_room_file(text) to authenticated;

-- Policies: no update and no delete; what no message has is swept.
create policy room_files_select on storage.objects for select to authenticated
  using (bucket_id = 'room-files' and public.may_read_room_file(name));
create policy room_files_insert on storage.objects for insert to authenticated
  with check (public.may_store_room_file(bucket_id, name));
