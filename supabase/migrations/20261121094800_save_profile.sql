-- A profile is two views (20261121000200, 20261121000300) and one form: it is saved whole or not at all.

-- Stores the caller's own profile: what `changes` names, the rest stays. Runs as the caller, so the policies and
-- column rights of the tables decide as they do for an update.
create function public.save_profile(changes jsonb) returns void
  language plpgsql set search_path = '' as $$
declare
  known constant text[] := array['first_name', 'last_name', 'phone_number', 'address', 'city', 'postal_code',
    'country', 'biography', 'website_url', 'profession', 'experience_years', 'hourly_rate', 'hourly_rate_public',
    'availability_status', 'portfolio_url'];
begin
  if jsonb_typeof(changes) is distinct from 'object' or changes - known <> '{}' then
    raise exception 'A profile is an object of its own fields' using errcode = 'invalid_parameter_value';
  end if;
  update public.profiles as stored set
    (first_name, last_name, phone_number, address, city, postal_code, country, biography, website_url) =
    (select first_name, last_name, phone_number, address, city, postal_code, country, biography, website_url
     from jsonb_populate_record(stored, changes))
  where stored.id = (select auth.uid());
  if not found then
    raise exception 'There is no profile to save' using errcode = 'insufficient_privilege';
  end if;
  update public.professional_profiles as stored set
    (profession, experience_years, hourly_rate, hourly_rate_public, availability_status, portfolio_url) =
    (select profession, experience_years, hourly_rate, hourly_rate_public, availability_status, portfolio_url
     from jsonb_populate_record(stored, changes))
  where stored.id = (select auth.uid());
end $$;
revoke execute on function public.save_profile(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_profile(jsonb) to authenticated;
