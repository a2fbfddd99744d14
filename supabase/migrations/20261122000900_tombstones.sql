-- Tombstones: what is left of a deleted person's post that carries comments of others, without author, text, picture,
-- likes and reports (docs/decisions/0090). Their other posts and their comments go with the account. The rule is a
-- trigger, so that it holds whoever deletes the account: the person, an admin, or a hosted project's own console.

-- Trigger that makes the tombstones, before the person's row goes: afterwards nobody could tell whose posts these were.
create function public.erase_posts() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  with erased as (
    update public.pro_posts
    set author_id = null, deleted_at = now(), hidden_at = null, content = '',
      image_url = null, image_alt = null, image_width = null, image_height = null
    where author_id = old.id
      and exists (select from public.pro_post_comments as comments
                  where comments.post_id = pro_posts.id and comments.user_id <> old.id)
    returning id
  ), unreported as (
    delete from public.content_reports using erased where post_id = erased.id
  )
  delete from public.pro_post_likes using erased where post_id = erased.id;
  return old;
end $$;
revoke execute on function public.erase_posts() from public, anon, authenticated, service_role;

create trigger erase_posts before delete on public.people
  for each row execute function public.erase_posts();

-- Trigger that deletes a tombstone with its last comment. The lock makes two who delete the last two comments take turns.
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
