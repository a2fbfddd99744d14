-- What members find wrong with a post or a comment, for editors and admins to look into (decision 17).
-- A report goes with what it is about; it outlives whoever made it or settled it.

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
  resolved_by uuid references public.people (id) on delete set null,
  resolution  text check (char_length(resolution) <= 1000),
  check (num_nonnulls(post_id, comment_id) = 1),
  check ((status = 'open') = (resolved_at is null)),
  check (status <> 'open' or num_nonnulls(resolved_by, resolution) = 0)
);
-- One open report a person and target.
create unique index content_reports_open_post_idx on public.content_reports (reporter_id, post_id)
  where status = 'open' and post_id is not null;
create unique index content_reports_open_comment_idx on public.content_reports (reporter_id, comment_id)
  where status = 'open' and comment_id is not null;
create index content_reports_reporter_id_created_at_idx on public.content_reports (reporter_id, created_at desc);
create index content_reports_post_id_idx on public.content_reports (post_id);
create index content_reports_comment_id_idx on public.content_reports (comment_id);
create index content_reports_resolved_by_idx on public.content_reports (resolved_by);
create index content_reports_status_created_at_idx on public.content_reports (status, created_at); -- the queue
revoke all on public.content_reports from anon, authenticated, service_role;
grant select, insert (reporter_id, post_id, comment_id, reason, details) on public.content_reports to authenticated;
grant select, update, delete on public.content_reports to service_role;
alter table public.content_reports enable row level security;

-- Does the caller look after what members write (decision 17)? Reads the table, as `is_admin` does.
create function public.is_moderator() returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.account_roles where id = (select auth.uid()) and role in ('editor', 'admin')
  );
revoke execute on function public.is_moderator() from public, anon;
grant execute on function public.is_moderator() to authenticated, service_role;

create policy content_reports_select on public.content_reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select public.is_moderator()));
-- What the caller can see and somebody else has written.
create policy content_reports_insert on public.content_reports for insert to authenticated
  with check (
    reporter_id = (select auth.uid())
    and (
      exists (select from public.pro_posts where pro_posts.id = post_id and author_id <> (select auth.uid()))
      or exists (select from public.pro_post_comments as comments
                 where comments.id = comment_id and comments.user_id <> (select auth.uid()))
    )
  );

-- Nobody floods the queue: 20 reports a person and day. The lock makes one person's reports take turns.
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
