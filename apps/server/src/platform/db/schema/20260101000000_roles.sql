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
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
exception
  when duplicate_object or unique_violation then null;
  -- PostgreSQL 15 lets only a superuser make a role that passes row security.
  when insufficient_privilege then
    raise exception 'The role service_role is missing, and % may not make it. Once, as a superuser: create role service_role nologin noinherit bypassrls; grant service_role to %',
      current_user, quote_ident(current_user)
      using errcode = 'insufficient_privilege';
end $$;

-- The server becomes each of them for one transaction at a time. From PostgreSQL 16 on, whoever makes a
-- role may give it away, but become it only once it is given to them too.
do $$
declare
  request_role text;
  may_become constant text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach request_role in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role(current_user, request_role, may_become) then
      execute format('grant %I to %I', request_role, current_user);
    end if;
  end loop;
end $$;
