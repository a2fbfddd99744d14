-- Buckets and objects with the table, column and function names of Supabase Storage, so that product
-- policies on them run here and on a Supabase project. Rows only: the files are in the object store, each
-- under its row's `version`, a name nobody chooses and that is never used twice.
create schema storage;
revoke all on schema storage from public;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id                 text primary key,
  name               text not null unique,
  owner              uuid, -- deprecated by Supabase in favour of `owner_id`
  owner_id           text,
  public             boolean not null default false, -- everybody reads its objects by /object/public
  file_size_limit    bigint check (file_size_limit > 0), -- bytes; null: the server's own limit
  allowed_mime_types text[], -- as `image/png` or `image/*`; null: any
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);

create table storage.objects (
  id               uuid primary key default gen_random_uuid(),
  bucket_id        text not null references storage.buckets (id),
  name             text collate "C" not null check (char_length(name) <= 1024), -- the path in its bucket
  owner            uuid, -- deprecated by Supabase in favour of `owner_id`
  owner_id         text, -- `sub` of who stored it; null for the service key
  version          uuid not null unique,
  metadata         jsonb not null, -- eTag, size (bytes), mimetype, cacheControl, lastModified
  user_metadata    jsonb,
  path_tokens      text[] generated always as (string_to_array(name, '/')) stored,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  last_accessed_at timestamptz not null default now()
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index objects_owner_id_idx on storage.objects (owner_id);

grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
revoke truncate, trigger, references on storage.buckets, storage.objects from anon, authenticated, service_role;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

create function storage.foldername(name text) returns text[]
  language sql immutable parallel safe set search_path = ''
  return trim_array(string_to_array(name, '/'), 1);

create function storage.filename(name text) returns text
  language sql immutable parallel safe set search_path = ''
  return split_part(name, '/', -1);

create function storage.extension(name text) returns text
  language sql immutable parallel safe set search_path = ''
  return split_part(split_part(name, '/', -1), '.', -1);

-- Files that may be in the store without a row: written before theirs, or left behind by it. The server
-- removes them once they are due, so row and file agree again whenever a process died between the two.
create table storage.orphaned_files (
  version uuid primary key,
  due_at  timestamptz not null
);
create index orphaned_files_due_at_idx on storage.orphaned_files (due_at);

create function storage.follow_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    delete from storage.orphaned_files where version = new.version;
    -- Swept meanwhile: the row would have no file.
    if not found then
      raise exception 'The upload took too long' using errcode = 'query_canceled';
    end if;
  end if;
  if tg_op <> 'INSERT' then
    insert into storage.orphaned_files (version, due_at) values (old.version, now());
  end if;
  return null;
end $$;
revoke execute on function storage.follow_files() from public;

create trigger follow_files after insert or delete on storage.objects
  for each row execute function storage.follow_files();
create trigger follow_files_update after update of version on storage.objects
  for each row when (old.version is distinct from new.version) execute function storage.follow_files();
