-- The professional feed: posts, likes, comments (specification §3 to §7).

create table public.pro_posts (
  id         uuid primary key default gen_random_uuid(),
  author_id  uuid not null references public.professionals (id) on delete cascade,
  content    text not null check (not public.is_blank(content) and char_length(content) <= 5000),
  image_url  text check (char_length(image_url) <= 2000 and public.is_image_address(image_url)),
  created_at timestamptz not null default now()
);
create index pro_posts_created_at_id_idx on public.pro_posts (created_at desc, id desc); -- the feed, page by page
create index pro_posts_author_id_created_at_idx on public.pro_posts (author_id, created_at desc);
revoke all on public.pro_posts from anon, authenticated, service_role;
grant select, insert (author_id, content, image_url), update (content, image_url), delete
  on public.pro_posts to authenticated, service_role;
grant insert on public.pro_posts to service_role; -- an import keeps ids and dates
alter table public.pro_posts enable row level security;

-- Has the caller a first name, a last name, a profession and a skill (specification §4 "Posting eligibility")?
-- An ordinary function with the caller's rights: all it reads is public to signed-in people.
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
  );
revoke execute on function public.can_publish() from public, anon;
grant execute on function public.can_publish() to authenticated, service_role;

create policy pro_posts_select on public.pro_posts for select to authenticated using (true);
create policy pro_posts_insert on public.pro_posts for insert to authenticated
  with check (author_id = (select auth.uid()) and (select public.can_publish()));
create policy pro_posts_update on public.pro_posts for update to authenticated
  using (author_id = (select auth.uid())) with check (author_id = (select auth.uid()));
create policy pro_posts_delete on public.pro_posts for delete to authenticated
  using (author_id = (select auth.uid()));

create table public.pro_post_likes (
  post_id uuid not null references public.pro_posts (id) on delete cascade,
  user_id uuid not null references public.people (id) on delete cascade,
  primary key (post_id, user_id)
);
create index pro_post_likes_user_id_idx on public.pro_post_likes (user_id);
revoke all on public.pro_post_likes from anon, authenticated, service_role;
grant select, insert, delete on public.pro_post_likes to authenticated, service_role;
alter table public.pro_post_likes enable row level security;
create policy pro_post_likes_select on public.pro_post_likes for select to authenticated using (true);
-- The post must be one the caller can see: the foreign key alone looks past row level security.
create policy pro_post_likes_insert on public.pro_post_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.pro_posts where pro_posts.id = post_id));
create policy pro_post_likes_delete on public.pro_post_likes for delete to authenticated
  using (user_id = (select auth.uid()));

create table public.pro_post_comments (
  id         uuid primary key default gen_random_uuid(),
  post_id    uuid not null references public.pro_posts (id) on delete cascade,
  user_id    uuid not null references public.people (id) on delete cascade,
  content    text not null check (not public.is_blank(content) and char_length(content) <= 2000),
  created_at timestamptz not null default now()
);
create index pro_post_comments_post_id_created_at_id_idx on public.pro_post_comments (post_id, created_at, id);
create index pro_post_comments_user_id_idx on public.pro_post_comments (user_id);
revoke all on public.pro_post_comments from anon, authenticated, service_role;
grant select, insert (post_id, user_id, content), delete on public.pro_post_comments to authenticated, service_role;
grant insert on public.pro_post_comments to service_role; -- an import keeps ids and dates
alter table public.pro_post_comments enable row level security;
create policy pro_post_comments_select on public.pro_post_comments for select to authenticated using (true);
create policy pro_post_comments_insert on public.pro_post_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.pro_posts where pro_posts.id = post_id));
create policy pro_post_comments_delete on public.pro_post_comments for delete to authenticated
  using (user_id = (select auth.uid()));
