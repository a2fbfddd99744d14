-- Buckets of pictures: avatars and the images of posts. Both are public, by addresses nobody can guess, and everybody has
-- a folder of their own in each, named by their id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, true, 10 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
from unnest(array['avatars', 'post-images']) as id
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether a file may be stored: its path is right in the caller's folder. 42501 for a person with 1,000 files or 250 MiB,
-- with a text of its own: "violates row-level security" would not say that deleting something helps. Runs with the
-- owner's rights, so that it does not meet the policies it is part of. The person's row is locked while a file is
-- stored, so that a deletion of the account waits and then deletes the file too
-- (apps/server/src/product/people/delete-person.ts).
create function public.may_store_file(bucket text, path text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  folder text := (select auth.uid())::text || '/';
  files  bigint;
  bytes  numeric;
begin
  if (bucket in ('avatars', 'post-images') and path ~ ('^' || folder || '[A-Za-z0-9_.-]{1,100}$')) is not true then
    return false;
  end if;
  perform from public.people where id = (select auth.uid()) for key share;
  if not found then
    return false;
  end if;
  select count(*), sum((metadata ->> 'size')::bigint) into files, bytes
  from storage.objects
  where bucket_id in ('avatars', 'post-images')
    and name collate "C" >= folder and name collate "C" < rtrim(folder, '/') || '0'; -- 0 comes after /
  if files >= 1000 or bytes >= 250 * 1024 * 1024 then
    raise exception 'Your storage is full' using errcode = 'insufficient_privilege';
  end if;
  return true;
end $$;
revoke execute on function public.may_store_file(text, text) from public, anon, service_role;
grant execute on function public.may_store_file(text, text) to authenticated;

-- Policies: everybody has their own files; moderators read, and admins delete, those of all.
create policy own_images_select on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'post-images')
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select public.is_moderator())));
create policy own_images_insert on storage.objects for insert to authenticated
  with check (public.may_store_file(bucket_id, name));
create policy own_images_update on storage.objects for update to authenticated
  using (bucket_id in ('avatars', 'post-images') and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (public.may_store_file(bucket_id, name));
create policy own_images_delete on storage.objects for delete to authenticated
  using (bucket_id in ('avatars', 'post-images')
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select public.is_admin())));
