-- What stands below a hidden post is hidden with it (decision 17), and whoever leaves takes the words of their reports
-- along (docs/decisions/0090).

-- Whether the post is hidden, kept with each comment and like: a policy that looked the post up would do so for every
-- like that a feed counts.
alter table public.pro_post_comments add column post_hidden boolean not null default false;
alter table public.pro_post_likes add column post_hidden boolean not null default false;
-- No right to insert the whole row any more: nobody writes this column.
revoke insert on public.pro_post_likes from authenticated;
grant insert (post_id, user_id) on public.pro_post_likes to authenticated;

-- Waits for a decision about the post that is under way, so that nothing slips in below it unseen.
create function public.note_hidden_post() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  select hidden_at is not null into new.post_hidden from public.pro_posts where id = new.post_id for share;
  new.post_hidden := coalesce(new.post_hidden, false); -- a post that does not exist is the foreign key's to refuse
  return new;
end $$;
revoke execute on function public.note_hidden_post() from public, anon, authenticated, service_role;
create trigger note_hidden_post before insert on public.pro_post_comments
  for each row execute function public.note_hidden_post();
create trigger note_hidden_post before insert on public.pro_post_likes
  for each row execute function public.note_hidden_post();

create function public.hide_with_post() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.pro_post_comments set post_hidden = new.hidden_at is not null where post_id = new.id;
  update public.pro_post_likes set post_hidden = new.hidden_at is not null where post_id = new.id;
  return null;
end $$;
revoke execute on function public.hide_with_post() from public, anon, authenticated, service_role;
create trigger hide_with_post after update of hidden_at on public.pro_posts
  for each row when ((old.hidden_at is null) <> (new.hidden_at is null))
  execute function public.hide_with_post();

alter policy pro_post_comments_select on public.pro_post_comments
  using ((hidden_at is null and not post_hidden) or user_id = (select auth.uid()) or (select public.is_moderator()));
alter policy pro_post_likes_select on public.pro_post_likes
  using (not post_hidden or user_id = (select auth.uid()) or (select public.is_moderator()));

-- Posts that are hidden already.
update public.pro_post_comments set post_hidden = true
from public.pro_posts where pro_posts.id = post_id and pro_posts.hidden_at is not null;
update public.pro_post_likes set post_hidden = true
from public.pro_posts where pro_posts.id = post_id and pro_posts.hidden_at is not null;

-- Is a picture that of a hidden post? Asked for each picture that is sent.
create index pro_posts_hidden_idx on public.pro_posts (author_id) where hidden_at is not null;
-- Moderators have to see what they judge.
alter policy own_images_select on storage.objects
  using (bucket_id in ('avatars', 'post-images')
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select public.is_moderator())));

-- That something was reported, and as what, stays for the moderators; the reporter's own words go with them.
create function public.forget_reporter() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.details := null;
  return new;
end $$;
revoke execute on function public.forget_reporter() from public, anon, authenticated, service_role;
create trigger forget_reporter before update of reporter_id on public.content_reports
  for each row when (new.reporter_id is null) execute function public.forget_reporter();
update public.content_reports set details = null where reporter_id is null;
