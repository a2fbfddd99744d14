-- The same starting point as a Supabase project: grants are wide, row level security decides. A product
-- table that forgets its policies must look the same here and there, and tests run here.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
