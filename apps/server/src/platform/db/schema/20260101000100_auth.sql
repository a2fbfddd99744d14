-- Accounts and sessions with the table and column names of Supabase Auth, so that product SQL which
-- refers to `auth.users` and `auth.uid()` runs here and on a Supabase project. Left out are columns its
-- own server no longer reads (`instance_id`, the `*_token` columns that `one_time_tokens` replaced).
create schema auth;
revoke all on schema auth from public;
grant usage on schema auth to anon, authenticated, service_role;

-- Who is asking: the claims of the verified token, set per transaction by the server (as-identity.ts).
create function auth.jwt() returns jsonb
  language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function auth.uid() returns uuid
  language sql stable
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

create function auth.role() returns text
  language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';

create table auth.users (
  id                          uuid primary key default gen_random_uuid(),
  aud                         varchar(255) not null default 'authenticated',
  role                        varchar(255) not null default 'authenticated',
  email                       varchar(255) check (email = lower(email)),
  encrypted_password          varchar(255), -- null: no sign-in by password
  email_confirmed_at          timestamptz,
  -- Set by POST /signup; null: made by an admin, and no sign-up replaces it.
  signed_up_at                timestamptz,
  invited_at                  timestamptz,
  confirmation_sent_at        timestamptz,
  recovery_sent_at            timestamptz,
  email_change                varchar(255),
  email_change_sent_at        timestamptz,
  email_change_confirm_status smallint not null default 0 check (email_change_confirm_status in (0, 1)),
  phone                       text unique, -- E.164 without `+`
  phone_confirmed_at          timestamptz,
  phone_change                text,
  phone_change_sent_at        timestamptz,
  confirmed_at                timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  reauthentication_sent_at    timestamptz,
  last_sign_in_at             timestamptz,
  banned_until                timestamptz,
  deleted_at                  timestamptz, -- set: softly deleted, address and identities are hashes
  is_sso_user                 boolean not null default false,
  is_anonymous                boolean not null default false,
  raw_app_meta_data           jsonb not null default '{}' check (jsonb_typeof(raw_app_meta_data) = 'object'),
  raw_user_meta_data          jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  created_at                  timestamptz not null default now(),
  updated_at                  timestamptz not null default now()
);
-- Accounts of a SAML provider may share an address with an own account.
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
create index users_created_at_idx on auth.users (created_at desc, id); -- the admin list
create index users_anonymous_idx on auth.users (created_at) where is_anonymous; -- the abandoned ones are deleted

create table auth.identities (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references auth.users (id) on delete cascade,
  provider        text not null,
  provider_id     text not null, -- the account's id there; for `email` the user's id
  identity_data   jsonb not null,
  email           text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

create type auth.factor_type as enum ('totp', 'webauthn', 'phone', 'recovery_code');
create type auth.factor_status as enum ('unverified', 'verified');

-- Second factors. A verified one is asked for at sign-in and before its person's password, address or factors change.
create table auth.mfa_factors (
  id                 uuid primary key,
  user_id            uuid not null references auth.users (id) on delete cascade,
  friendly_name      text,
  factor_type        auth.factor_type not null,
  status             auth.factor_status not null,
  secret             text,   -- base32, as the authenticator has it: codes are made of it, so no hash will do
  phone              text,
  last_used_step     bigint, -- of the last code that was taken, in units of 30 s: none is taken twice
  last_challenged_at timestamptz,
  verified_at        timestamptz, -- of the first code, or of the newest set of recovery codes
  created_at         timestamptz not null,
  updated_at         timestamptz not null
);
create unique index mfa_factors_name_idx on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index mfa_factors_recovery_codes_idx on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

-- Recovery codes of a factor of that type: each signs in once in place of another factor.
create table auth.mfa_recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null, -- of `factor_id` and the code: SHA-256, hexadecimal; a code has 78 random bits
  used_at   timestamptz,   -- null: unused
  primary key (factor_id, code_hash)
);

-- Challenges of a factor, answered once within five minutes.
create table auth.mfa_challenges (
  id         uuid primary key,
  factor_id  uuid not null references auth.mfa_factors (id) on delete cascade,
  network    text not null, -- that asked for it, and has to answer it
  created_at timestamptz not null
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');

create table auth.sessions (
  id                     uuid primary key default gen_random_uuid(),
  user_id                uuid not null references auth.users (id) on delete cascade,
  aal                    auth.aal_level not null default 'aal1',
  factor_id              uuid references auth.mfa_factors (id) on delete set null, -- that raised it to aal2
  not_after              timestamptz,
  refreshed_at           timestamptz,
  user_agent             text,
  ip                     inet,
  -- Derives each refresh token from the one before it, so that the database keeps hashes only and can
  -- still hand the same child to every tab that presents the same parent.
  refresh_token_hmac_key text not null,
  created_at             timestamptz not null default now(),
  proved_at              timestamptz, -- when its person last typed their password or a mailed code in it
  updated_at             timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);
create index sessions_factor_id_idx on auth.sessions (factor_id) where factor_id is not null;

-- Networks an account was signed in to from lately: failures elsewhere do not slow its person down there.
create table auth.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network text not null, -- an IPv4 address, or the /64 network of an IPv6 one
  seen_at timestamptz not null,
  primary key (user_id, network)
);

-- Security events of each person, kept for a year: what was done with their account, from where, and whether it
-- succeeded. It can only grow; entries go by age and with the account.
create table auth.security_events (
  id         bigint generated always as identity primary key, -- also the order of the log
  created_at timestamptz not null default now(),
  user_id    uuid not null references auth.users (id) on delete cascade,
  event      text not null check (event ~ '^[a-z_]{1,40}$'),
  succeeded  boolean not null,
  method     text, -- authentication method of a sign-in or second factor, scope of a sign-out
  ip         inet, -- null: an admin or the server itself
  user_agent text
);
create index security_events_user_id_idx on auth.security_events (user_id, id);
create index security_events_created_at_idx on auth.security_events (created_at);

create function auth.security_events_kept() returns interval
  language sql immutable return interval '1 year';

create function auth.keep_security_events() returns trigger
  language plpgsql set search_path = '' as $$
begin
  -- Deeper is the cascade from an account that is deleted.
  if tg_op = 'DELETE' then
    if pg_trigger_depth() > 1 or old.created_at < now() - auth.security_events_kept() then
      return old;
    end if;
  end if;
  raise exception 'The log of security events can only grow' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_security_events before update or delete on auth.security_events
  for each row execute function auth.keep_security_events();
create trigger keep_all_security_events before truncate on auth.security_events
  for each statement execute function auth.keep_security_events();

-- Tokens of notices by which their reader says that it was not them, for seven days.
create table auth.account_alarms (
  token_hash text primary key, -- SHA-256, hexadecimal
  user_id    uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index account_alarms_user_id_idx on auth.account_alarms (user_id);

create table auth.refresh_tokens (
  id         bigint generated always as identity primary key,
  token      varchar(255) not null unique, -- SHA-256, hexadecimal
  parent     varchar(255), -- `token` of the one it replaced
  session_id uuid not null references auth.sessions (id) on delete cascade,
  revoked    boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
-- A session has one token that is good, whatever happens at the same moment.
create unique index refresh_tokens_one_active_idx on auth.refresh_tokens (session_id) where not revoked;

-- How a session was authenticated (`amr` in its tokens); repeating a method refreshes its time.
create table auth.mfa_amr_claims (
  id                    uuid primary key default gen_random_uuid(),
  session_id            uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at            timestamptz not null default now(),
  updated_at            timestamptz not null default now(),
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);

-- What a mail carries: a link token and a code to type, both hashed. Those of older mails stay valid until one is used.
create table auth.one_time_tokens (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null references auth.users (id) on delete cascade,
  token_type   auth.one_time_token_type not null,
  token_hash   text not null unique,  -- of the link's token: SHA-256, hexadecimal
  code_hash    text not null,         -- of `id` and the code
  relates_to   text not null,         -- the address it was sent to
  asked_from   text,                  -- the network that asked for the mail; null: the server itself
  is_contested boolean not null default false, -- confirms a sign-up that replaced one from another network
  by_code      boolean not null default false, -- asked for to sign in without a password: confirming forgets the account's
  -- PKCE (RFC 7636): its link gives a code for the browser that asked, instead of a session.
  code_challenge        text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at   timestamptz not null default now(),
  constraint one_time_tokens_challenge check ((code_challenge is null) = (code_challenge_method is null))
);
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);

-- Codes of PKCE links that were followed; the browser that asked exchanges one for a session, once.
create table auth.flow_state (
  id                    uuid primary key default gen_random_uuid(),
  user_id               uuid not null references auth.users (id) on delete cascade,
  auth_code             text not null unique, -- SHA-256, hexadecimal
  code_challenge        text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  provider_tokens       text, -- of an external provider, encrypted with the code
  session_id            uuid references auth.sessions (id) on delete cascade, -- linked an identity; the new one replaces it
  created_at            timestamptz not null default now()
);
create index flow_state_user_id_idx on auth.flow_state (user_id);
create index flow_state_session_id_idx on auth.flow_state (session_id) where session_id is not null;

-- Sign-ins under way at an external provider: each is good for one return within ten minutes, to the browser that began.
create table auth.oauth_states (
  state_hash            text primary key, -- of `state`: SHA-256, hexadecimal
  browser_hash          text not null,    -- of the secret in the browser's cookie
  provider              text not null,
  redirect_to           text not null,
  code_challenge        text, -- of the client (PKCE); null: implicit flow
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  user_data             jsonb not null, -- metadata for a new account
  session_id            uuid references auth.sessions (id) on delete cascade, -- whose account gets the identity; null: signs in
  created_at            timestamptz not null,
  constraint oauth_states_challenge check ((code_challenge is null) = (code_challenge_method is null))
);
create index oauth_states_created_at_idx on auth.oauth_states (created_at);
create index oauth_states_session_id_idx on auth.oauth_states (session_id) where session_id is not null;

-- Key pairs that sign tokens, made at the first start and by a rotation. The newest signs, all verify until they retire.
create table auth.signing_keys (
  kid         text primary key,
  private_jwk jsonb not null,
  created_at  timestamptz not null default now(),
  retires_at  timestamptz -- null: in use
);

-- API keys of the project, one in use for each role, issuer and signing key.
create table auth.api_keys (
  id         uuid primary key, -- `jti` of the token
  role       text not null check (role in ('anon', 'service_role')),
  issuer     text not null,
  kid        text not null,
  token      text not null,
  created_at timestamptz not null,
  retires_at timestamptz -- null: in use
);
create unique index api_keys_in_use_idx on auth.api_keys (role, issuer, kid) where retires_at is null;
