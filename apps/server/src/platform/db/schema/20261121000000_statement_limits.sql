-- How long one statement of a request may run: Supabase's own limits. The data service reads them and sets
-- them in each transaction, because settings of a role count only for sessions that log in as it.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
