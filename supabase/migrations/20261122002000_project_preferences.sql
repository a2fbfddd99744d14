-- Kinds of project that a professional wants more of, or none of
-- (docs/decisions/0186-a-preference-decides-between-equals.md). They write it themselves; of others only admins read it.

create table public.project_preferences (
  person_id  uuid not null references public.people (id) on delete cascade,
  kind       text not null check (kind ~ '^[a-z-]{2,40}$'), -- such as `website`
  preference text not null check (preference in ('more', 'never')),
  primary key (person_id, kind)
);

revoke all on public.project_preferences from anon, authenticated, service_role;
grant select on public.project_preferences to authenticated, service_role;
grant insert (person_id, kind, preference), update (person_id, kind, preference), delete on public.project_preferences to authenticated;
alter table public.project_preferences enable row level security;
create policy project_preferences_select on public.project_preferences for select to authenticated
  using (person_id = (select auth.uid()) or (select public.is_admin()));
create policy project_preferences_insert on public.project_preferences for insert to authenticated
  with check (person_id = (select auth.uid()));
create policy project_preferences_update on public.project_preferences for update to authenticated
  using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));
create policy project_preferences_delete on public.project_preferences for delete to authenticated
  using (person_id = (select auth.uid()));
select public.limit_writes_to('project_preferences', 'insert', 60, 500);
