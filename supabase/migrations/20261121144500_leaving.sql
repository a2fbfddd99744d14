-- Nothing is stored for whoever is leaving: the row of the person is held while a file of theirs is, so that their
-- deletion waits and then takes it along (apps/server/src/product/people/delete-person.ts).
create or replace function public.may_store_file(bucket text, path text) returns boolean
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

-- As little of the post is held as the foreign key holds anyway: a decision holds all of it.
create or replace function public.note_hidden_post() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select hidden_at is not null into new.post_hidden from public.pro_posts where id = new.post_id for key share;
  new.post_hidden := coalesce(new.post_hidden, false); -- a post that does not exist is the foreign key's to refuse
  return new;
end $$;
