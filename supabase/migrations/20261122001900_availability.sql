-- Time and languages of professionals, as they say them: what the forming of teams goes by. They write them themselves;
-- the server reminds them once what they said of their time counts no longer.

-- Hours a professional has free in a week, as they said. Weeks they said nothing of follow from their availability status.
create table public.availability_weeks (
  person_id uuid not null references public.people (id) on delete cascade,
  week      date not null check (isfinite(week) and extract(isodow from week) = 1),
  hours     smallint not null check (hours between 0 and 60),
  said_at   timestamptz not null default now(),
  primary key (person_id, week)
);
create index availability_weeks_said_at_idx on public.availability_weeks (said_at); -- what has just expired
revoke all on public.availability_weeks from anon, authenticated, service_role;
grant select on public.availability_weeks to authenticated, service_role;
grant insert (person_id, week, hours), update (person_id, week, hours), delete on public.availability_weeks to authenticated;
alter table public.availability_weeks enable row level security;
create policy availability_weeks_select on public.availability_weeks for select to authenticated
  using (person_id = (select auth.uid()) or (select public.is_admin()));
create policy availability_weeks_insert on public.availability_weeks for insert to authenticated
  with check (person_id = (select auth.uid()));
create policy availability_weeks_update on public.availability_weeks for update to authenticated
  using (person_id = (select auth.uid())) with check (person_id = (select auth.uid()));
create policy availability_weeks_delete on public.availability_weeks for delete to authenticated
  using (person_id = (select auth.uid()));
select public.limit_writes_to('availability_weeks', 'insert', 200, 1000);

-- Trigger that dates a week: said again, it is said anew, also with the same hours.
create function public.date_availability() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.said_at := now();
  return new;
end $$;
revoke execute on function public.date_availability() from public, anon, authenticated, service_role;
create trigger date_availability before update on public.availability_weeks
  for each row execute function public.date_availability();

-- When a professional was last asked whether their availability is still right. The server writes this table.
create table public.availability_reminders (
  person_id   uuid primary key references public.people (id) on delete cascade,
  reminded_at timestamptz not null default now()
);
revoke all on public.availability_reminders from anon, authenticated, service_role;
grant select on public.availability_reminders to service_role;
alter table public.availability_reminders enable row level security; -- the server's alone

-- Languages a professional works in (ISO 639-1).
create table public.person_languages (
  person_id uuid not null references public.people (id) on delete cascade,
  language  text not null check (language ~ '^[a-z]{2}$'),
  primary key (person_id, language)
);
revoke all on public.person_languages from anon, authenticated, service_role;
grant select on public.person_languages to authenticated, service_role;
grant insert (person_id, language), delete on public.person_languages to authenticated;
alter table public.person_languages enable row level security;
create policy person_languages_select on public.person_languages for select to authenticated using (true);
create policy person_languages_insert on public.person_languages for insert to authenticated
  with check (person_id = (select auth.uid()));
create policy person_languages_delete on public.person_languages for delete to authenticated
  using (person_id = (select auth.uid()));
select public.limit_writes_to('person_languages', 'insert', 30, 200);
