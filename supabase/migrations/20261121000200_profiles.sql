-- Persons (specification §3 "profiles", decision 21). Names are for every signed-in person; phone, address and
-- postal code for their owner and admins. Row level security hides rows, not columns, so the private columns
-- are a table of their own and `profiles` is a view that shows both as the specification has them
-- (docs/decisions/0010-private-columns-are-tables-of-their-own.md).

create table public.people (
  id          uuid primary key references auth.users (id) on delete cascade,
  first_name  text check (char_length(first_name) <= 100),
  last_name   text check (char_length(last_name) <= 100),
  city        text check (char_length(city) <= 100),
  country     text check (char_length(country) <= 100),
  biography   text check (char_length(biography) <= 2000),
  avatar_url  text check (char_length(avatar_url) <= 2000 and public.is_image_address(avatar_url)),
  website_url text check (char_length(website_url) <= 2000 and public.is_web_address(website_url))
);
revoke all on public.people from anon, authenticated, service_role;
grant select on public.people to authenticated, service_role;
grant update (first_name, last_name, city, country, biography, avatar_url, website_url)
  on public.people to authenticated, service_role;
alter table public.people enable row level security;
create policy people_select on public.people for select to authenticated using (true);
create policy people_update on public.people for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create table public.people_private (
  id           uuid primary key references public.people (id) on delete cascade,
  phone_number text check (char_length(phone_number) <= 30),
  address      text check (char_length(address) <= 200),
  postal_code  text check (char_length(postal_code) <= 20)
);
revoke all on public.people_private from anon, authenticated, service_role;
grant select on public.people_private to authenticated, service_role;
grant update (phone_number, address, postal_code) on public.people_private to authenticated, service_role;
alter table public.people_private enable row level security;
create policy people_private_select on public.people_private for select to authenticated
  using (id = (select auth.uid()) or (select public.is_admin()));
create policy people_private_update on public.people_private for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create view public.profiles with (security_invoker = true) as
select people.id, people.first_name, people.last_name, private.phone_number, private.address,
  people.city, private.postal_code, people.country, people.biography, people.avatar_url, people.website_url
from public.people left join public.people_private as private on private.id = people.id;
revoke all on public.profiles from anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
grant update (first_name, last_name, phone_number, address, city, postal_code, country, biography,
  avatar_url, website_url) on public.profiles to authenticated, service_role;

-- Runs as the caller, so the tables' own policies decide; a row they refuse counts as not found. Only changed
-- columns are written: the values of the others may be older than what another request has just stored.
create function public.update_profile() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'A profile comes and goes with its account' using errcode = 'insufficient_privilege';
  end if;
  update public.people as stored set
    first_name = case when new.first_name is distinct from old.first_name then new.first_name else stored.first_name end,
    last_name = case when new.last_name is distinct from old.last_name then new.last_name else stored.last_name end,
    city = case when new.city is distinct from old.city then new.city else stored.city end,
    country = case when new.country is distinct from old.country then new.country else stored.country end,
    biography = case when new.biography is distinct from old.biography then new.biography else stored.biography end,
    avatar_url = case when new.avatar_url is distinct from old.avatar_url then new.avatar_url else stored.avatar_url end,
    website_url = case when new.website_url is distinct from old.website_url then new.website_url else stored.website_url end
  where stored.id = old.id;
  if not found then
    return null;
  end if;
  update public.people_private as stored set
    phone_number = case when new.phone_number is distinct from old.phone_number then new.phone_number else stored.phone_number end,
    address = case when new.address is distinct from old.address then new.address else stored.address end,
    postal_code = case when new.postal_code is distinct from old.postal_code then new.postal_code else stored.postal_code end
  where stored.id = old.id;
  return new;
end $$;
revoke execute on function public.update_profile() from public, anon, authenticated, service_role;

create trigger update_profile instead of insert or update or delete on public.profiles
  for each row execute function public.update_profile();
