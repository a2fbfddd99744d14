-- Profiles (specification §3 "profiles" and "professional_profiles", decisions row 21). Names are for every signed-in person;
-- phone, address and postal code for their owner and admins; the hourly rate for others only if its owner says so. Row
-- level security hides rows, not columns, so such columns are in tables of their own, and `profiles` and
-- `professional_profiles` are views that show them as the specification has them
-- (docs/decisions/0010-private-columns-are-tables-of-their-own.md).
--
-- A new column is one `alter table … add column` and one `select public.expose_profiles()`: rights, views, updates and
-- `save_profile` follow from the tables.

create table public.people (
  id          uuid primary key references auth.users (id) on delete cascade,
  first_name  text check (char_length(first_name) <= 100 and public.is_one_line(first_name)),
  last_name   text check (char_length(last_name) <= 100 and public.is_one_line(last_name)),
  city        text check (char_length(city) <= 100),
  country     text check (char_length(country) <= 100),
  biography   text check (char_length(biography) <= 2000),
  avatar_url  text check (char_length(avatar_url) <= 2000 and public.is_own_file(avatar_url, 'avatars', id)),
  website_url text check (char_length(website_url) <= 2000 and public.is_web_address(website_url))
);
select public.index_parts('people_name_part', 'people',
  'public.folded_name(coalesce(first_name, '''') || '' '' || coalesce(last_name, ''''))');

create table public.people_private (
  id           uuid primary key references public.people (id) on delete cascade,
  phone_number text check (char_length(phone_number) <= 30),
  address      text check (char_length(address) <= 200),
  postal_code  text check (char_length(postal_code) <= 20)
);

-- Professional part of a profile: what a person offers. Everybody has a row, because anybody may become a professional.
create table public.professionals (
  id                  uuid primary key references public.people (id) on delete cascade,
  profession          text check (char_length(profession) <= 120),
  experience_years    integer check (experience_years between 0 and 100),
  availability_status text check (availability_status in ('available', 'busy', 'away', 'not_looking')),
  portfolio_url       text check (char_length(portfolio_url) <= 2000 and public.is_web_address(portfolio_url))
);
select public.index_parts('professionals_profession_part', 'professionals', 'public.folded(profession)');

create table public.professional_rates (
  id                 uuid primary key references public.professionals (id) on delete cascade,
  hourly_rate        numeric(10, 2) check (hourly_rate >= 0 and hourly_rate <> 'NaN'),
  hourly_rate_public boolean not null default false
);

-- Policies: every signed-in person reads people and professionals; the other two tables are for their owner and admins, a
-- rate also for others if it is public. Everybody writes their own rows.
alter table public.people enable row level security;
create policy people_select on public.people for select to authenticated using (true);
create policy people_update on public.people for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
alter table public.people_private enable row level security;
create policy people_private_select on public.people_private for select to authenticated
  using (id = (select auth.uid()) or (select public.is_admin()));
create policy people_private_update on public.people_private for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
alter table public.professionals enable row level security;
create policy professionals_select on public.professionals for select to authenticated using (true);
create policy professionals_update on public.professionals for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
alter table public.professional_rates enable row level security;
create policy professional_rates_select on public.professional_rates for select to authenticated
  using (hourly_rate_public or id = (select auth.uid()) or (select public.is_admin()));
create policy professional_rates_update on public.professional_rates for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Trigger for updates of either view (`tg_argv`: its table, the table of its private columns). Runs as the caller, so the
-- tables' own policies decide; a row they refuse counts as not found. Only changed columns are written: the values of the
-- others may be older than what another request has just stored. 42501 for an insert, a deletion or another id.
create function public.update_profile() returns trigger
  language plpgsql set search_path = '' as $$
declare
  before    constant jsonb := to_jsonb(old);
  changes   constant jsonb := coalesce((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new))
                                        where value is distinct from before -> key), '{}');
  part      text;
  columns   text[];
  found_row boolean;
begin
  if tg_op <> 'UPDATE' or changes ? 'id' then
    raise exception 'A profile comes and goes with its account' using errcode = 'insufficient_privilege';
  end if;
  foreach part in array tg_argv loop
    execute format('select array(select name from jsonb_object_keys(to_jsonb(jsonb_populate_record(null::public.%I, ''{}'')))
                    as name where $1 ? name)', part) into columns using changes;
    if cardinality(columns) = 0 then
      execute format('select true from public.%I where id = $1 for update', part) into found_row using old.id;
    else
      execute format('update public.%I as stored set %s from jsonb_populate_record(null::public.%1$I, $1) as written
                      where stored.id = $2 returning true', part,
        (select string_agg(format('%1$I = written.%1$I', name), ', ') from unnest(columns) as name))
        into found_row using changes, old.id;
    end if;
    if part = tg_argv[0] and found_row is null then
      return null;
    end if;
  end loop;
  return new;
end $$;

-- Columns of a table or view but its id, in the order in which they were added.
create function public.profile_columns(relation text) returns text[]
  language sql stable set search_path = ''
  return array(
    select attname::text from pg_catalog.pg_attribute
    where attrelid = ('public.' || relation)::regclass and attnum > 0 and not attisdropped and attname <> 'id'
    order by attnum
  );

-- View over a table and the table of its private columns, with its rights; run again when a column was added. Columns
-- keep their places in a view, new ones come last. A private column that is never null shows its default to those who may
-- not read it.
create function public.expose_profile(view_name text, tables text[]) returns void
  language plpgsql set search_path = '' as $$
declare
  known   constant text[] := case when to_regclass('public.' || view_name) is null then '{}'
                             else public.profile_columns(view_name) end;
  part    text;
  columns text;
begin
  foreach part in array tables loop
    execute format('revoke all on public.%I from anon, authenticated, service_role', part);
    execute format('grant select, update (%s) on public.%I to authenticated, service_role',
      array_to_string(public.profile_columns(part), ', '), part);
  end loop;
  select string_agg(
      case when attnotnull
        then format('coalesce(%1$I.%2$I, %3$s) as %2$I', part_name, attname, pg_get_expr(adbin, adrelid))
        else format('%I.%I', part_name, attname) end, ', '
      order by array_position(known, attname::text), place, attnum)
    into columns
  from unnest(tables) with ordinality as parts (part_name, place)
    join pg_catalog.pg_attribute on attrelid = ('public.' || part_name)::regclass
    left join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped and attname <> 'id';
  execute format('create or replace view public.%I with (security_invoker = true) as
                  select %2$I.id, %4$s from public.%2$I left join public.%3$I on %3$I.id = %2$I.id',
    view_name, tables[1], tables[2], columns);
  execute format('revoke all on public.%I from anon, authenticated, service_role', view_name);
  execute format('grant select, update (%s) on public.%I to authenticated, service_role',
    array_to_string(public.profile_columns(view_name), ', '), view_name);
  execute format('create or replace trigger update_profile instead of insert or update or delete on public.%I
                  for each row execute function public.update_profile(%L, %L)', view_name, tables[1], tables[2]);
end $$;

create function public.expose_profiles() returns void
  language sql set search_path = ''
  begin atomic
    select public.expose_profile('profiles', array['people', 'people_private']);
    select public.expose_profile('professional_profiles', array['professionals', 'professional_rates']);
  end;

revoke execute on function public.update_profile() from public, anon, authenticated, service_role;
revoke execute on function public.profile_columns(text) from public, anon, authenticated, service_role;
revoke execute on function public.expose_profile(text, text[]) from public, anon, authenticated, service_role;
revoke execute on function public.expose_profiles() from public, anon, authenticated, service_role;

select public.expose_profiles();

-- Update of the caller's own profile, both views in one transaction: `changes` is an object of columns and values; what
-- it does not name stays. Runs as the caller, so the policies and column rights of the tables decide. An avatar is stored
-- with its upload, not here. 22023 for anything but an object of known columns, 42501 without a profile.
create function public.save_profile(changes jsonb) returns void
  language plpgsql set search_path = '' as $$
declare
  unknown jsonb := changes;
  part    text;
  columns text[];
  saved   boolean;
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'A profile is an object of its own fields' using errcode = 'invalid_parameter_value';
  end if;
  foreach part in array array['profiles', 'professional_profiles'] loop
    execute format('select array(select jsonb_object_keys(
                    to_jsonb(jsonb_populate_record(null::public.%I, ''{}'')) - ''id'' - ''avatar_url''))', part) into columns;
    unknown := unknown - columns;
    execute format('update public.%I as stored set (%s) = (select %2$s from jsonb_populate_record(stored, $1))
                    where stored.id = $2 returning true', part, array_to_string(columns, ', '))
      into saved using changes, (select auth.uid());
    if saved is null then
      raise exception 'There is no profile to save' using errcode = 'insufficient_privilege';
    end if;
  end loop;
  if unknown <> '{}' then
    raise exception 'A profile is an object of its own fields' using errcode = 'invalid_parameter_value';
  end if;
end $$;
revoke execute on function public.save_profile(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_profile(jsonb) to authenticated;

-- Triggers that keep what a person is known by in the directory of accounts, where admins search it: name and profession.
-- Once a statement, for the same reason as that table's own.
create function public.list_changed_names() returns trigger
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
revoke execute on function public.list_changed_names() from public, anon, authenticated, service_role;
create trigger list_changed_names after update on public.people
  referencing old table as gone new table as fresh for each statement execute function public.list_changed_names();

create function public.list_changed_professions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.account_directory as listed set known_by = listed.name || public.folded_name(coalesce(fresh.profession, ''))
  from fresh join gone using (id)
  where listed.id = fresh.id and fresh.profession is distinct from gone.profession;
  return null;
end $$;
revoke execute on function public.list_changed_professions() from public, anon, authenticated, service_role;
create trigger list_changed_professions after update on public.professionals
  referencing old table as gone new table as fresh for each statement execute function public.list_changed_professions();

-- Trigger for an account that comes back from a soft deletion: it has a name and a profession already.
create function public.list_known_name() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.name := coalesce((select public.folded_name(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
    from public.people where people.id = new.id), '');
  new.known_by := new.name || public.folded_name(coalesce(
    (select profession from public.professionals where professionals.id = new.id), ''));
  return new;
end $$;
revoke execute on function public.list_known_name() from public, anon, authenticated, service_role;
create trigger list_known_name before insert on public.account_directory
  for each row execute function public.list_known_name();

-- Trigger that adds the profile rows of a new account in the transaction that makes it, so a person without a profile
-- never exists. Runs with the owner's rights, because Supabase Auth's database role may not write to `public`.
create function public.create_profile_rows() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.people (id) values (new.id);
  insert into public.people_private (id) values (new.id);
  insert into public.professionals (id) values (new.id);
  insert into public.professional_rates (id) values (new.id);
  return null;
end $$;
revoke execute on function public.create_profile_rows() from public, anon, authenticated, service_role;

create trigger podium_create_profile_rows after insert on auth.users
  for each row execute function public.create_profile_rows();

-- Profile rows of the accounts that a hosted project has already.
insert into public.people (id) select id from auth.users;
insert into public.people_private (id) select id from auth.users;
insert into public.professionals (id) select id from auth.users;
insert into public.professional_rates (id) select id from auth.users;
