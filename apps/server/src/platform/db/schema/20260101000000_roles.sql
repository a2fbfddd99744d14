-- The database roles a request can run as, as a Supabase project has them. Roles belong to the whole
-- PostgreSQL cluster, so another database (or another instance starting now) may have made them already.
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  -- Needs a superuser; who has none creates this role beforehand.
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- The server becomes each of them for one transaction at a time.
do $$
declare
  request_role text;
begin
  foreach request_role in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role(current_user, request_role, 'member') then
      execute format('grant %I to %I', request_role, current_user);
    end if;
  end loop;
end $$;

-- The same starting point as a Supabase project: grants are wide, row level security decides. A product
-- table that forgets its policies must look the same here and there, and tests run here.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
