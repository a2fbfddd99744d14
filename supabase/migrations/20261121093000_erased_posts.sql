-- When a person goes, their posts and comments go; what others wrote below their posts stays. A post that carries
-- such comments stays as an empty tombstone: no author, no text, no picture, no likes (docs/decisions/0090). The rule is
-- a trigger, so that it holds whoever deletes the account: the person, an admin, or a hosted project's own console.

alter table public.pro_posts
  alter column author_id drop not null,
  add column deleted_at timestamptz,
  drop constraint pro_posts_content_check,
  -- Its name stays, because the checks of a post's text are still one rule.
  add constraint pro_posts_content_check
    check (public.is_blank(content) = (deleted_at is not null) and char_length(content) <= 5000),
  add constraint pro_posts_deleted_at_check
    check ((deleted_at is null) = (author_id is not null) and (deleted_at is null or image_url is null));

-- Runs before the account's rows go: afterwards nobody could tell whose posts these were.
create function public.erase_posts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  with erased as (
    update public.pro_posts
    set author_id = null, deleted_at = now(), content = '',
      image_url = null, image_alt = null, image_width = null, image_height = null
    where author_id = old.id
      and exists (select from public.pro_post_comments as comments
                  where comments.post_id = pro_posts.id and comments.user_id <> old.id)
    returning id
  )
  delete from public.pro_post_likes using erased where post_id = erased.id;
  return old;
end $$;
revoke execute on function public.erase_posts() from public, anon, authenticated, service_role;

create trigger erase_posts before delete on public.people
  for each row execute function public.erase_posts();

-- A tombstone goes with its last comment. The lock makes two who delete the last two comments take turns.
create function public.remove_empty_tombstone() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from public.pro_posts where id = old.post_id and deleted_at is not null for update;
  if found and not exists (select from public.pro_post_comments where post_id = old.post_id) then
    delete from public.pro_posts where id = old.post_id;
  end if;
  return null;
end $$;
revoke execute on function public.remove_empty_tombstone() from public, anon, authenticated, service_role;

create trigger remove_empty_tombstone after delete on public.pro_post_comments
  for each row execute function public.remove_empty_tombstone();

-- Nobody answers somebody who has gone.
alter policy pro_post_likes_insert on public.pro_post_likes
  with check (user_id = (select auth.uid())
    and exists (select from public.pro_posts where pro_posts.id = post_id and deleted_at is null));
alter policy pro_post_comments_insert on public.pro_post_comments
  with check (user_id = (select auth.uid())
    and exists (select from public.pro_posts where pro_posts.id = post_id and deleted_at is null));

-- When a message's state was last changed is the database's to say.
create function public.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
revoke execute on function public.touch_updated_at() from public, anon, authenticated, service_role;

create trigger touch_updated_at before update on public.contact_messages
  for each row execute function public.touch_updated_at();
-- A person's own messages and subscription are found by address: for their export, and when they go.
create index contact_messages_lower_idx on public.contact_messages (lower(email));
