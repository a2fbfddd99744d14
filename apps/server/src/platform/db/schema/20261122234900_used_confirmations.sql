-- Links that confirmed an address, or were mailed for it and are no longer needed: who follows one again is told
-- that the address is confirmed, instead of that the link is invalid. `token_hash` as in auth.one_time_tokens.
create table auth.used_confirmations (
  token_hash text primary key,
  user_id    uuid not null references auth.users (id) on delete cascade,
  used_at    timestamptz not null
);
create index used_confirmations_user_id_idx on auth.used_confirmations (user_id);
create index used_confirmations_used_at_idx on auth.used_confirmations (used_at);
