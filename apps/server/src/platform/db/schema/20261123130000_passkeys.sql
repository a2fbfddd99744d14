-- Passkeys (WebAuthn Level 3): each signs in without a password. Columns as in Supabase Auth, without its `attestation_type`:
-- no attestation is asked for.
create table auth.webauthn_credentials (
  id              uuid primary key,
  user_id         uuid not null references auth.users (id) on delete cascade,
  credential_id   bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key      bytea not null, -- COSE_Key
  aaguid          uuid not null,  -- model of the authenticator; zeros: it does not tell
  sign_count      bigint not null check (sign_count >= 0), -- of the last signature; 0: the authenticator does not count
  transports      jsonb not null check (jsonb_typeof(transports) = 'array'),
  backup_eligible boolean not null, -- kept in a password manager's account, not in one device
  backed_up       boolean not null,
  friendly_name   text not null check (char_length(friendly_name) <= 120),
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  last_used_at    timestamptz
);
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

-- Challenges of passkeys, answered once before they expire.
create table auth.webauthn_challenges (
  id             uuid primary key,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  session_id     uuid references auth.sessions (id) on delete cascade, -- whose account gets the passkey
  challenge      text not null, -- base64url
  expires_at     timestamptz not null,
  constraint webauthn_challenges_session check ((challenge_type = 'registration') = (session_id is not null))
);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);
create index webauthn_challenges_session_id_idx on auth.webauthn_challenges (session_id) where session_id is not null;
