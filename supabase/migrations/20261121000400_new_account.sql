-- A new account gets its profile rows in the transaction that makes it, so a person without a profile never exists.
-- The definer's rights, because Supabase Auth's database role may not write to `public`.

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

-- Accounts a hosted project has already: the same rows, and their role (the guard fills it in).
insert into public.people (id) select id from auth.users;
insert into public.people_private (id) select id from auth.users;
insert into public.professionals (id) select id from auth.users;
insert into public.professional_rates (id) select id from auth.users;
update auth.users set raw_app_meta_data = raw_app_meta_data;
