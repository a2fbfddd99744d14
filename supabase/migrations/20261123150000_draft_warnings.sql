-- When the client of a project without a team was told by mail that it will be deleted unless they change it.
create table public.draft_warnings (
  project_id uuid primary key references public.projects (id) on delete cascade,
  warned_at  timestamptz not null default now()
);

revoke all on public.draft_warnings from anon, authenticated, service_role;
grant select on public.draft_warnings to service_role;
alter table public.draft_warnings enable row level security; -- the server's alone
