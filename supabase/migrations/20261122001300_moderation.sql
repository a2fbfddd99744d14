-- Content reports, moderation decisions of editors and admins (decisions row 17), and the appeals of authors.

-- Moderation decision about a post or comment. It outlives its target, with the text of that moment, so that an author
-- whose post was deleted can still read why and appeal; it goes with the author's account. Only the server writes and
-- reads here: authors read their own decisions from the API, without who decided.
create table public.moderation_decisions (
  id                  uuid primary key default gen_random_uuid(),
  position            bigint not null unique generated always as identity, -- order of decisions
  target_type         text not null check (target_type in ('post', 'comment')),
  target_id           uuid not null,
  post_id             uuid not null, -- the post itself, or the one it is a comment on
  author_id           uuid not null references public.people (id) on delete cascade,
  actor_id            uuid references public.people (id) on delete set null,
  kind                text not null check (kind in ('hide', 'restore', 'delete', 'warn', 'dismiss')),
  reason              text not null check (not public.is_blank(reason) and char_length(reason) <= 1000),
  content             text not null check (char_length(content) <= 5000),
  created_at          timestamptz not null default now(),
  appeal              text check (appeal is null or (not public.is_blank(appeal) and char_length(appeal) <= 2000)),
  appealed_at         timestamptz,
  appeal_outcome      text check (appeal_outcome in ('kept', 'reversed')),
  appeal_answer       text check (appeal_answer is null or (not public.is_blank(appeal_answer) and char_length(appeal_answer) <= 1000)),
  appeal_settled_at   timestamptz,
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

-- Report of a post or a comment by a member. It goes with its target, unless a moderator deleted that: then it stays with
-- the decision that settled it. It outlives its reporter, whose own words go with them.
create table public.content_reports (
  id          uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.people (id) on delete set null,
  post_id     uuid references public.pro_posts (id) on delete cascade,
  comment_id  uuid references public.pro_post_comments (id) on delete cascade,
  reason      text not null check (reason in ('spam', 'harassment', 'hate', 'misinformation', 'illegal', 'other')),
  details     text check (details is null or (not public.is_blank(details) and char_length(details) <= 1000)),
  status      text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  created_at  timestamptz not null default now(),
  resolved_at timestamptz,
  decision_id uuid references public.moderation_decisions (id) on delete cascade,
  check (num_nonnulls(post_id, comment_id) = 1
    or (decision_id is not null and num_nonnulls(post_id, comment_id) = 0)),
  check ((status = 'open') = (resolved_at is null)),
  check (decision_id is null or status <> 'open')
);
-- Uniqueness of open reports: one a person and target.
create unique index content_reports_open_post_idx on public.content_reports (reporter_id, post_id)
  where status = 'open' and post_id is not null;
create unique index content_reports_open_comment_idx on public.content_reports (reporter_id, comment_id)
  where status = 'open' and comment_id is not null;
create index content_reports_reporter_id_created_at_idx on public.content_reports (reporter_id, created_at desc);
create index content_reports_post_id_idx on public.content_reports (post_id);
create index content_reports_comment_id_idx on public.content_reports (comment_id);
create index content_reports_decision_id_idx on public.content_reports (decision_id);
create index content_reports_status_created_at_idx on public.content_reports (status, created_at); -- the queue
revoke all on public.content_reports from anon, authenticated, service_role;
grant select, insert (reporter_id, post_id, comment_id, reason, details) on public.content_reports to authenticated;
grant select, update, delete on public.content_reports to service_role;
alter table public.content_reports enable row level security;

create policy content_reports_select on public.content_reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select public.is_moderator()));
-- Reports only of what the caller can see and somebody else has written.
create policy content_reports_insert on public.content_reports for insert to authenticated
  with check (
    reporter_id = (select auth.uid())
    and (
      exists (select from public.pro_posts where pro_posts.id = post_id and author_id <> (select auth.uid()))
      or exists (select from public.pro_post_comments as comments
                 where comments.id = comment_id and comments.user_id <> (select auth.uid()))
    )
  );

-- Limit of 20 reports a person in 24 hours: PT429 beyond. The lock makes one person's reports take turns.
create function public.limit_content_reports() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('podium.content_reports'), hashtext((select auth.uid())::text));
  if (select count(*) from public.content_reports
      where reporter_id = (select auth.uid()) and created_at > now() - interval '1 day') >= 20 then
    raise exception 'Too many reports in one day' using errcode = 'PT429';
  end if;
  return new;
end $$;
revoke execute on function public.limit_content_reports() from public, anon, authenticated, service_role;

create trigger limit_content_reports before insert on public.content_reports
  for each row execute function public.limit_content_reports();

-- Trigger that deletes the words of a reporter whose account goes; that something was reported, and as what, stays.
create function public.forget_reporter() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.details := null;
  return new;
end $$;
revoke execute on function public.forget_reporter() from public, anon, authenticated, service_role;
create trigger forget_reporter before update of reporter_id on public.content_reports
  for each row when (new.reporter_id is null) execute function public.forget_reporter();
