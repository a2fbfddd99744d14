-- Limits of what one person may write in a minute and in a day, whoever serves the data API. A table that is limited
-- says so below its policies: `select public.limit_writes_to('pro_posts', 'insert', 20, 200);`.

-- Counts of the rows a person has written in the present minute and day (UTC), by table and verb. Unlogged: a crash may
-- forget them, and no write waits for the disk.
create unlogged table public.write_counts (
  person_id uuid not null references public.people (id) on delete cascade,
  kind      text not null,
  minute    timestamptz not null,
  in_minute integer not null,
  day       timestamptz not null,
  in_day    integer not null,
  primary key (person_id, kind)
);
revoke all on public.write_counts from anon, authenticated, service_role;
grant select on public.write_counts to service_role;
alter table public.write_counts enable row level security;

-- Trigger that refuses a statement with which its person has written more rows than its two arguments allow: in a minute
-- and in a day. The service key and the server itself are not limited. A refused statement counts nothing. 429
-- over_request_rate_limit with Retry-After, by PostgREST's rule for errors: SQLSTATE PGRST, MESSAGE and DETAIL are JSON.
create function public.limit_writes() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person  constant uuid := auth.uid();
  rows    constant integer := (select count(*) from written);
  minute  constant timestamptz := date_trunc('minute', now(), 'UTC');
  day     constant timestamptz := date_trunc('day', now(), 'UTC');
  counted public.write_counts;
  again   timestamptz;
begin
  if person is null or rows = 0 then
    return null;
  end if;
  insert into public.write_counts as known (person_id, kind, minute, in_minute, day, in_day)
  values (person, tg_table_name || ' ' || lower(tg_op), minute, rows, day, rows)
  on conflict (person_id, kind) do update set
    in_minute = case when known.minute = excluded.minute then known.in_minute else 0 end + excluded.in_minute,
    minute = excluded.minute,
    in_day = case when known.day = excluded.day then known.in_day else 0 end + excluded.in_day,
    day = excluded.day
  returning * into counted;
  if counted.in_minute > tg_argv[0]::integer then
    again := minute + interval '1 minute';
  end if;
  if counted.in_day > tg_argv[1]::integer then
    again := day + interval '1 day';
  end if;
  if again is not null then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'over_request_rate_limit', 'message', 'Too much written in a short time',
        'details', null, 'hint', null),
      detail = json_build_object('status', 429, 'headers',
        json_build_object('Retry-After', greatest(1, ceil(extract(epoch from again - now())))::integer::text));
  end if;
  return null;
end $$;
revoke execute on function public.limit_writes() from public, anon, authenticated, service_role;

-- Limit of a verb (`insert`, `update`) on a table of `public`: rows a person in a minute and in a day.
create function public.limit_writes_to(limited text, verb text, a_minute integer, a_day integer) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create trigger %I after %s on public.%I referencing new table as written
                  for each statement execute function public.limit_writes(%s, %s)',
    'limit_' || verb || 's', verb, limited, a_minute, a_day);
end $$;
revoke execute on function public.limit_writes_to(text, text, integer, integer)
  from public, anon, authenticated, service_role;
