-- What editors and admins decide about posts and comments (decision 17), why, and what their authors say to that.

-- Hidden: seen by its author and by moderators only. No grant lets an author write this.
alter table public.pro_posts add column hidden_at timestamptz,
  add check (hidden_at is null or deleted_at is null);
alter table public.pro_post_comments add column hidden_at timestamptz;

alter policy pro_posts_select on public.pro_posts
  using (hidden_at is null or author_id = (select auth.uid()) or (select public.is_moderator()));
alter policy pro_post_comments_select on public.pro_post_comments
  using (hidden_at is null or user_id = (select auth.uid()) or (select public.is_moderator()));
-- Nobody answers what is hidden, its author and moderators included.
alter policy pro_post_likes_insert on public.pro_post_likes
  with check (user_id = (select auth.uid()) and exists (
    select from public.pro_posts where pro_posts.id = post_id and deleted_at is null and hidden_at is null));
alter policy pro_post_comments_insert on public.pro_post_comments
  with check (user_id = (select auth.uid()) and exists (
    select from public.pro_posts where pro_posts.id = post_id and deleted_at is null and hidden_at is null));

create or replace function public.shared_post(id uuid)
  returns table (
    content text, image_url text, image_alt text, image_width integer, image_height integer,
    created_at timestamptz, edited_at timestamptz,
    first_name text, last_name text, avatar_url text, profession text
  )
  language sql stable security definer set search_path = ''
  begin atomic
    select posts.content, posts.image_url, posts.image_alt, posts.image_width, posts.image_height,
      posts.created_at, posts.edited_at,
      people.first_name, people.last_name, people.avatar_url, professionals.profession
    from public.pro_posts as posts
      join public.people on people.id = posts.author_id
      join public.professionals on professionals.id = posts.author_id
    where posts.id = shared_post.id and posts.is_shared and posts.hidden_at is null;
  end;

-- One row for each decision. It outlives what it is about, with the text as it stood then: an author whose post was
-- deleted can still read why and appeal. It goes with the author's account. Only the server writes and reads here:
-- authors learn their own part from the API, never who decided.
create table public.moderation_decisions (
  id                  uuid primary key default gen_random_uuid(),
  position            bigint not null unique generated always as identity, -- the order of decisions
  target_type         text not null check (target_type in ('post', 'comment')),
  target_id           uuid not null,
  post_id             uuid not null, -- the post itself, or the one it is a comment on
  author_id           uuid not null references public.people (id) on delete cascade,
  actor_id            uuid references public.people (id) on delete set null,
  kind                text not null check (kind in ('hide', 'restore', 'delete', 'warn', 'dismiss')),
  reason              text not null check (not public.is_blank(reason) and char_length(reason) <= 1000),
  content             text not null check (char_length(content) <= 5000),
  created_at          timestamptz not null default now(),
  appeal           text check (appeal is null or (not public.is_blank(appeal) and char_length(appeal) <= 2000)),
  appealed_at         timestamptz,
  appeal_outcome   text check (appeal_outcome in ('kept', 'reversed')),
  appeal_answer    text check (appeal_answer is null or (not public.is_blank(appeal_answer) and char_length(appeal_answer) <= 1000)),
  appeal_settled_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check (appeal is null or kind in ('hide', 'delete', 'warn')),
  check (num_nulls(appeal_outcome, appeal_answer, appeal_settled_at) in (0, 3)),
  check (appeal_outcome is null or appeal is not null)
);
create index moderation_decisions_target_id_position_idx
  on public.moderation_decisions (target_id, position desc);
create index moderation_decisions_author_id_position_idx
  on public.moderation_decisions (author_id, position desc);
create index moderation_decisions_actor_id_idx on public.moderation_decisions (actor_id);
create index moderation_decisions_appealed_at_idx on public.moderation_decisions (appealed_at)
  where appeal_outcome is null and appealed_at is not null; -- the queue of appeals
revoke all on public.moderation_decisions from anon, authenticated, service_role;
grant select on public.moderation_decisions to service_role;
alter table public.moderation_decisions enable row level security;

-- What came of a report is the decision that settled it. A report on what a moderator deletes stays with that decision.
alter table public.content_reports
  drop column resolved_by,
  drop column resolution,
  add column decision_id uuid references public.moderation_decisions (id) on delete cascade,
  drop constraint content_reports_check,
  add constraint content_reports_check check (
    num_nonnulls(post_id, comment_id) = 1
    or (decision_id is not null and num_nonnulls(post_id, comment_id) = 0)),
  add constraint content_reports_decision_id_check check (decision_id is null or status <> 'open');
create index content_reports_decision_id_idx on public.content_reports (decision_id);

-- A tombstone holds nothing of its author any more: nothing to hide, nothing to report.
create or replace function public.erase_posts() returns trigger
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
