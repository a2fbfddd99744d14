-- Daily figures of the admin area's overview: a row for each day (UTC). Every server process adds the requests it has
-- answered; posts, comments and the like are counted once the day is over, because a count of a million posts is too slow
-- for a page.

create table public.daily_figures (
  day              date primary key,
  requests         bigint not null default 0,
  succeeded        bigint not null default 0, -- without a server error, within the objective's time
  active_people    integer not null default 0,
  sign_ups         integer, -- null until the day is over
  posts            integer,
  contact_messages integer
);
revoke all on public.daily_figures from anon, authenticated, service_role;
grant select on public.daily_figures to service_role;
alter table public.daily_figures enable row level security;

-- Persons who were active on a day, so that nobody counts twice; deleted after a day. No foreign key: it is never read.
create table public.daily_visitors (
  day       date not null,
  person_id uuid not null,
  primary key (day, person_id)
);
revoke all on public.daily_visitors from anon, authenticated, service_role;
grant select on public.daily_visitors to service_role;
alter table public.daily_visitors enable row level security;
