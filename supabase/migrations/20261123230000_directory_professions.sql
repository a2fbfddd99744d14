-- Admins find people by profession, too: the directory of accounts keeps the words that a search of people compares,
-- those of the name and of the profession, in one column, so that a page still reads nothing but one index.
alter table public.account_directory
  add column known_by text not null default ''; -- as public.folded_name() makes it; kept by the triggers below

create or replace function public.list_changed_names() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.account_directory as listed
  set name = known.name, known_by = known.name || public.folded_name(coalesce(known.profession, ''))
  from (select fresh.id, professionals.profession,
          public.folded_name(coalesce(fresh.first_name, '') || ' ' || coalesce(fresh.last_name, '')) as name
        from fresh join gone using (id) left join public.professionals using (id)
        where (fresh.first_name, fresh.last_name) is distinct from (gone.first_name, gone.last_name)) as known
  where listed.id = known.id and listed.name <> known.name;
  return null;
end $$;

create function public.list_changed_professions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.account_directory as listed set known_by = listed.name || public.folded_name(coalesce(fresh.profession, ''))
  from fresh join gone using (id)
  where listed.id = fresh.id and fresh.profession is distinct from gone.profession;
  return null;
end $$;
revoke execute on function public.list_changed_professions() from public, anon, authenticated, service_role;
-- Trigger that keeps professions in the directory; once a statement, as for names.
create trigger list_changed_professions after update on public.professionals
  referencing old table as gone new table as fresh for each statement execute function public.list_changed_professions();

create or replace function public.list_known_name() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.name := coalesce((select public.folded_name(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
    from public.people where people.id = new.id), '');
  new.known_by := new.name || public.folded_name(coalesce(
    (select profession from public.professionals where professionals.id = new.id), ''));
  return new;
end $$;

update public.account_directory as listed set known_by = listed.name || public.folded_name(coalesce(
  (select profession from public.professionals where professionals.id = listed.id), ''));

-- The same indexes with the words that are searched now; the audit log still searches names alone.
drop index public.account_directory_created_at_idx, public.account_directory_email_idx,
  public.account_directory_role_created_at_idx, public.account_directory_role_email_idx;
drop index if exists public.account_directory_part; -- none where the extension pg_trgm is missing
create index account_directory_created_at_idx on public.account_directory (created_at, id) include (email, known_by, role);
create index account_directory_email_idx on public.account_directory (email, id) include (known_by, role);
create index account_directory_role_created_at_idx on public.account_directory (role, created_at, id) include (email, known_by);
create index account_directory_role_email_idx on public.account_directory (role, email, id) include (known_by);
select public.index_parts('account_directory_part', 'account_directory', 'email', 'name', 'known_by');
