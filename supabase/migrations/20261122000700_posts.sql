-- The professional feed: posts, likes and comments (specification §3 to §7). A post or comment
-- that a moderator has hidden is seen by its author and by moderators, and so is what stands below it (decisions row 17).

create table public.pro_posts (
  id           uuid primary key default gen_random_uuid(),
  author_id    uuid references public.professionals (id) on delete cascade, -- null: a tombstone
  content      text not null,
  image_url    text check (char_length(image_url) <= 2000 and public.is_image_address(image_url)),
  -- Description of the image for those who do not see it.
  image_alt    text check (image_alt is null or (not public.is_blank(image_alt) and char_length(image_alt) <= 1000)),
  -- Pixels, so that the page keeps its place before the image arrives; 16383 is the longest side WebP knows.
  image_width  integer check (image_width between 1 and 16383),
  image_height integer check (image_height between 1 and 16383),
  is_shared    boolean not null default false, -- open to people without an account, at /p/{id}
  created_at   timestamptz not null default now(),
  edited_at    timestamptz,
  deleted_at   timestamptz, -- a tombstone since
  hidden_at    timestamptz, -- hidden by a moderator since; no grant lets an author write it
  constraint pro_posts_content_check
    check (public.is_blank(content) = (deleted_at is not null) and char_length(content) <= 5000),
  constraint pro_posts_deleted_at_check
    check ((deleted_at is null) = (author_id is not null) and (deleted_at is null or image_url is null)),
  check ((image_width is null) = (image_height is null)),
  check (image_url is not null or num_nonnulls(image_alt, image_width, image_height) = 0),
  check (hidden_at is null or deleted_at is null)
);
create index pro_posts_created_at_id_idx on public.pro_posts (created_at desc, id desc); -- the feed, page by page
create index pro_posts_author_id_created_at_idx on public.pro_posts (author_id, created_at desc);
-- Search for the hidden post of a picture, made for each picture that is sent.
create index pro_posts_hidden_idx on public.pro_posts (author_id) where hidden_at is not null;
select public.index_parts('pro_posts_content_part', 'pro_posts', 'public.folded(content)');
revoke all on public.pro_posts from anon, authenticated, service_role;
grant select, delete, insert (author_id, content, image_url, image_alt, image_width, image_height, is_shared),
  update (content, image_url, image_alt, image_width, image_height, is_shared)
  on public.pro_posts to authenticated, service_role;
grant insert on public.pro_posts to service_role; -- an import keeps ids and dates
alter table public.pro_posts enable row level security;

-- Whether the caller may publish: has a first name, a last name, a profession and a skill (specification §4 "Posting
-- eligibility"). Skills that a client kept from the time as a professional do not count. Runs with the caller's rights:
-- all it reads is public to signed-in people.
create function public.can_publish() returns boolean
  language sql stable set search_path = ''
  return exists (
    select
    from public.people join public.professionals on professionals.id = people.id
    where people.id = (select auth.uid())
      and not public.is_blank(people.first_name)
      and not public.is_blank(people.last_name)
      and not public.is_blank(professionals.profession)
      and exists (select from public.user_skills where user_skills.user_id = people.id)
      and (select public.may_have_skills())
  );
revoke execute on function public.can_publish() from public, anon;
grant execute on function public.can_publish() to authenticated, service_role;

create policy pro_posts_select on public.pro_posts for select to authenticated
  using (hidden_at is null or author_id = (select auth.uid()) or (select public.is_moderator()));
create policy pro_posts_insert on public.pro_posts for insert to authenticated
  with check (author_id = (select auth.uid()) and (select public.can_publish()));
create policy pro_posts_update on public.pro_posts for update to authenticated
  using (author_id = (select auth.uid())) with check (author_id = (select auth.uid()));
create policy pro_posts_delete on public.pro_posts for delete to authenticated
  using (author_id = (select auth.uid()));
select public.limit_writes_to('pro_posts', 'insert', 20, 200);
select public.limit_writes_to('pro_posts', 'update', 30, 300);

create table public.pro_post_likes (
  post_id     uuid not null references public.pro_posts (id) on delete cascade,
  user_id     uuid not null references public.people (id) on delete cascade,
  -- Whether the post is hidden: a policy that looked the post up would do so for every like that a feed counts.
  post_hidden boolean not null default false,
  primary key (post_id, user_id)
);
create index pro_post_likes_user_id_idx on public.pro_post_likes (user_id);
revoke all on public.pro_post_likes from anon, authenticated, service_role;
grant select, insert (post_id, user_id), delete on public.pro_post_likes to authenticated;
grant select, insert, delete on public.pro_post_likes to service_role;
alter table public.pro_post_likes enable row level security;
create policy pro_post_likes_select on public.pro_post_likes for select to authenticated
  using (not post_hidden or user_id = (select auth.uid()) or (select public.is_moderator()));
-- Likes only of posts that the caller can see, which the foreign key alone does not require; none of a tombstone or a
-- hidden post, not even by its author and moderators.
create policy pro_post_likes_insert on public.pro_post_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.pro_posts where pro_posts.id = post_id and deleted_at is null and hidden_at is null));
create policy pro_post_likes_delete on public.pro_post_likes for delete to authenticated
  using (user_id = (select auth.uid()));
select public.limit_writes_to('pro_post_likes', 'insert', 120, 3000);

create table public.pro_post_comments (
  id          uuid primary key default gen_random_uuid(),
  post_id     uuid not null references public.pro_posts (id) on delete cascade,
  user_id     uuid not null references public.people (id) on delete cascade,
  content     text not null check (not public.is_blank(content) and char_length(content) <= 2000),
  created_at  timestamptz not null default now(),
  edited_at   timestamptz,
  hidden_at   timestamptz, -- hidden by a moderator since
  post_hidden boolean not null default false -- as in pro_post_likes
);
create index pro_post_comments_post_id_created_at_id_idx on public.pro_post_comments (post_id, created_at, id);
create index pro_post_comments_user_id_idx on public.pro_post_comments (user_id);
revoke all on public.pro_post_comments from anon, authenticated, service_role;
grant select, insert (post_id, user_id, content), update (content), delete
  on public.pro_post_comments to authenticated, service_role;
grant insert on public.pro_post_comments to service_role; -- an import keeps ids and dates
alter table public.pro_post_comments enable row level security;
create policy pro_post_comments_select on public.pro_post_comments for select to authenticated
  using ((hidden_at is null and not post_hidden) or user_id = (select auth.uid()) or (select public.is_moderator()));
create policy pro_post_comments_insert on public.pro_post_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.pro_posts where pro_posts.id = post_id and deleted_at is null and hidden_at is null));
create policy pro_post_comments_update on public.pro_post_comments for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy pro_post_comments_delete on public.pro_post_comments for delete to authenticated
  using (user_id = (select auth.uid()));
select public.limit_writes_to('pro_post_comments', 'insert', 30, 500);
select public.limit_writes_to('pro_post_comments', 'update', 30, 300);

-- Trigger that sets `post_hidden` of a new like or comment. It locks the post's row for key share, as the foreign key
-- does; a moderation decision locks it for update, so that no row is added with the former state meanwhile.
-- A post that the caller does not see any more, or a tombstone, is gone: 404 by PostgREST's own rule for errors
-- (SQLSTATE PGRST, MESSAGE and DETAIL are JSON), before the policy would say forbidden.
create function public.note_hidden_post() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  post   public.pro_posts;
begin
  select * into post from public.pro_posts where id = new.post_id for key share;
  if caller is not null and (post.id is null or post.deleted_at is not null
      or (post.hidden_at is not null and post.author_id <> caller and not public.is_moderator())) then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'content_not_found', 'message', 'Post or comment not found',
        'details', null, 'hint', null),
      detail = json_build_object('status', 404, 'headers', json_build_object());
  end if;
  new.post_hidden := post.hidden_at is not null;
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
