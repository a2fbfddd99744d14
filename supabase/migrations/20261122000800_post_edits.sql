-- Earlier texts of posts and comments that their authors changed (specification §3 "pro_posts", "pro_post_comments").
-- They stay readable, so that nobody can make others agree to what they never read. Author and date cannot be changed: no
-- grant allows it.

-- Earlier text of a post; `written_at` is when it was written. Only the triggers below write.
create table public.pro_post_edits (
  id         uuid primary key default gen_random_uuid(),
  post_id    uuid not null references public.pro_posts (id) on delete cascade,
  content    text not null,
  written_at timestamptz not null
);
create index pro_post_edits_post_id_written_at_idx on public.pro_post_edits (post_id, written_at desc);
revoke all on public.pro_post_edits from anon, authenticated, service_role;
grant select on public.pro_post_edits to authenticated, service_role;
alter table public.pro_post_edits enable row level security;
-- Readers are those of the post: the subquery runs with the caller's rights.
create policy pro_post_edits_select on public.pro_post_edits for select to authenticated
  using (exists (select from public.pro_posts where pro_posts.id = post_id));

create table public.pro_post_comment_edits (
  id         uuid primary key default gen_random_uuid(),
  comment_id uuid not null references public.pro_post_comments (id) on delete cascade,
  content    text not null,
  written_at timestamptz not null
);
create index pro_post_comment_edits_comment_id_written_at_idx
  on public.pro_post_comment_edits (comment_id, written_at desc);
revoke all on public.pro_post_comment_edits from anon, authenticated, service_role;
grant select on public.pro_post_comment_edits to authenticated, service_role;
alter table public.pro_post_comment_edits enable row level security;
create policy pro_post_comment_edits_select on public.pro_post_comment_edits for select to authenticated
  using (exists (select from public.pro_post_comments where pro_post_comments.id = comment_id));

-- Trigger that keeps a post's earlier text. A new text or another picture needs what publishing needs (specification §4):
-- 42501 without it, but not for the service key or an operator, who have no `auth.uid()`. A post that loses its author
-- with the account loses its earlier texts too.
create function public.keep_post_edit() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.author_id is null then
    delete from public.pro_post_edits where post_id = old.id;
    new.edited_at := null;
    return new;
  end if;
  if (select auth.uid()) is not null and not public.can_publish() then
    raise exception 'Complete your profile before you change a post' using errcode = 'insufficient_privilege';
  end if;
  if new.content is distinct from old.content then
    insert into public.pro_post_edits (post_id, content, written_at)
    values (old.id, old.content, coalesce(old.edited_at, old.created_at));
  end if;
  new.edited_at := now();
  return new;
end $$;
revoke execute on function public.keep_post_edit() from public, anon, authenticated, service_role;

create trigger keep_post_edit before update on public.pro_posts for each row
  when (new.content is distinct from old.content or new.author_id is distinct from old.author_id
    or (new.image_url is distinct from old.image_url and new.image_url is not null))
  execute function public.keep_post_edit();

create function public.keep_comment_edit() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.pro_post_comment_edits (comment_id, content, written_at)
  values (old.id, old.content, coalesce(old.edited_at, old.created_at));
  new.edited_at := now();
  return new;
end $$;
revoke execute on function public.keep_comment_edit() from public, anon, authenticated, service_role;

create trigger keep_comment_edit before update on public.pro_post_comments for each row
  when (new.content is distinct from old.content) execute function public.keep_comment_edit();
