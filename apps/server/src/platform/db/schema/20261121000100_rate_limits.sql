-- How often somebody has tried something lately, shared by all instances on one PostgreSQL. The columns
-- are those rate-limiter-flexible expects. Unlogged: a crash may forget, and no counter waits for the disk.
create unlogged table auth.rate_limits (
  key    text primary key,
  points integer not null default 0,
  expire bigint -- milliseconds since 1970
);
