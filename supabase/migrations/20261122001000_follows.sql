-- Follows: one person follows another, never themselves (specification §6). Deleting a person deletes theirs.

create table public.follows (
  id          uuid primary key default gen_random_uuid(),
  follower_id uuid not null references public.people (id) on delete cascade,
  followed_id uuid not null references public.people (id) on delete cascade,
  unique (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed_id_idx on public.follows (followed_id); -- follower counts
revoke all on public.follows from anon, authenticated, service_role;
grant select, insert (follower_id, followed_id), delete on public.follows to authenticated, service_role;
grant insert on public.follows to service_role; -- an import keeps ids and dates
alter table public.follows enable row level security;
create policy follows_select on public.follows for select to authenticated using (true);
create policy follows_insert on public.follows for insert to authenticated
  with check (follower_id = (select auth.uid()));
create policy follows_delete on public.follows for delete to authenticated
  using (follower_id = (select auth.uid()));
select public.limit_writes_to('follows', 'insert', 60, 1000);
