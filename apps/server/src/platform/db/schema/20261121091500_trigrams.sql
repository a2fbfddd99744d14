-- Search for a part of a text through an index. Supabase keeps extensions in a schema of this name. Where the
-- system's PostgreSQL comes without its contrib modules, searches work too and read the whole table.
create schema if not exists extensions;
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
end $$;
