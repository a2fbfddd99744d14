-- Single sign-on by SAML 2.0, with the table and column names of Supabase Auth: companies whose identity provider signs
-- their people in.
create table auth.sso_providers (
  id          uuid primary key default gen_random_uuid(),
  resource_id text unique, -- the operator's own name of it
  disabled    boolean not null default false,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);

create table auth.saml_providers (
  sso_provider_id   uuid primary key references auth.sso_providers (id) on delete cascade,
  entity_id         text not null unique check (char_length(entity_id) between 1 and 1024),
  metadata_xml      text not null,
  metadata_url      text, -- where the metadata is read anew, once a day
  metadata_read_at  timestamptz not null,
  attribute_mapping jsonb not null check (jsonb_typeof(attribute_mapping) = 'object'),
  name_id_format    text
);

-- Domains of a provider: who types an address of one is led to it, and it may assert no other address.
create table auth.sso_domains (
  domain          text primary key check (domain = lower(domain) and domain ~ '^[^@\s]+\.[^@\s]+$'),
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade
);
create index sso_domains_sso_provider_id_idx on auth.sso_domains (sso_provider_id);

-- Sign-ins under way at an identity provider: each is good for one response within ten minutes.
create table auth.saml_relay_states (
  state_hash            text primary key, -- of the RelayState: SHA-256, hexadecimal
  sso_provider_id       uuid not null references auth.sso_providers (id) on delete cascade,
  request_id            text not null, -- of the authentication request, which the assertion names
  redirect_to           text not null,
  code_challenge        text, -- of the client (PKCE); null: implicit flow
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at            timestamptz not null,
  constraint saml_relay_states_challenge check ((code_challenge is null) = (code_challenge_method is null))
);
create index saml_relay_states_created_at_idx on auth.saml_relay_states (created_at);
create index saml_relay_states_sso_provider_id_idx on auth.saml_relay_states (sso_provider_id);

-- Assertions that signed somebody in, until they expire: none does so twice.
create table auth.saml_assertions (
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  id_hash         text not null, -- of the assertion's ID: SHA-256, hexadecimal
  expires_at      timestamptz not null,
  primary key (sso_provider_id, id_hash)
);
create index saml_assertions_expires_at_idx on auth.saml_assertions (expires_at);

-- End of the session that an identity provider asks for; null: none.
alter table auth.flow_state add column session_not_after timestamptz;
