-- What a person offers (specification §3 "professional_profiles"). Everybody has a row, because anybody may become
-- a professional. The hourly rate is shown to others only if its owner says so (decision 21), hence the second table.

create table public.professionals (
  id                  uuid primary key references public.people (id) on delete cascade,
  profession          text check (char_length(profession) <= 120),
  experience_years    integer check (experience_years between 0 and 100),
  availability_status text check (availability_status in ('available', 'busy', 'away', 'not_looking')),
  portfolio_url       text check (char_length(portfolio_url) <= 2000 and public.is_web_address(portfolio_url))
);
revoke all on public.professionals from anon, authenticated, service_role;
grant select on public.professionals to authenticated, service_role;
grant update (profession, experience_years, availability_status, portfolio_url)
  on public.professionals to authenticated, service_role;
alter table public.professionals enable row level security;
create policy professionals_select on public.professionals for select to authenticated using (true);
create policy professionals_update on public.professionals for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create table public.professional_rates (
  id                 uuid primary key references public.professionals (id) on delete cascade,
  hourly_rate        numeric(10, 2) check (hourly_rate >= 0 and hourly_rate <> 'NaN'),
  hourly_rate_public boolean not null default false
);
revoke all on public.professional_rates from anon, authenticated, service_role;
grant select on public.professional_rates to authenticated, service_role;
grant update (hourly_rate, hourly_rate_public) on public.professional_rates to authenticated, service_role;
alter table public.professional_rates enable row level security;
create policy professional_rates_select on public.professional_rates for select to authenticated
  using (hourly_rate_public or id = (select auth.uid()) or (select public.is_admin()));
create policy professional_rates_update on public.professional_rates for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create view public.professional_profiles with (security_invoker = true) as
select professionals.id, professionals.profession, professionals.experience_years, rates.hourly_rate,
  coalesce(rates.hourly_rate_public, false) as hourly_rate_public,
  professionals.availability_status, professionals.portfolio_url
from public.professionals left join public.professional_rates as rates on rates.id = professionals.id;
revoke all on public.professional_profiles from anon, authenticated, service_role;
grant select on public.professional_profiles to authenticated, service_role;
grant update (profession, experience_years, hourly_rate, hourly_rate_public, availability_status, portfolio_url)
  on public.professional_profiles to authenticated, service_role;

-- As `update_profile`: the tables' policies decide, only changed columns are written.
create function public.update_professional_profile() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'A profile comes and goes with its account' using errcode = 'insufficient_privilege';
  end if;
  update public.professionals as stored set
    profession = case when new.profession is distinct from old.profession then new.profession else stored.profession end,
    experience_years = case when new.experience_years is distinct from old.experience_years then new.experience_years else stored.experience_years end,
    availability_status = case when new.availability_status is distinct from old.availability_status then new.availability_status else stored.availability_status end,
    portfolio_url = case when new.portfolio_url is distinct from old.portfolio_url then new.portfolio_url else stored.portfolio_url end
  where stored.id = old.id;
  if not found then
    return null;
  end if;
  update public.professional_rates as stored set
    hourly_rate = case when new.hourly_rate is distinct from old.hourly_rate then new.hourly_rate else stored.hourly_rate end,
    hourly_rate_public = case when new.hourly_rate_public is distinct from old.hourly_rate_public then new.hourly_rate_public else stored.hourly_rate_public end
  where stored.id = old.id;
  return new;
end $$;
revoke execute on function public.update_professional_profile() from public, anon, authenticated, service_role;

create trigger update_professional_profile instead of insert or update or delete on public.professional_profiles
  for each row execute function public.update_professional_profile();
