-- Security keys as second factors (WebAuthn Level 3): the credential of each verified factor of that type.
create table auth.mfa_security_keys (
  factor_id     uuid primary key references auth.mfa_factors (id) on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key    bytea not null, -- COSE_Key
  sign_count    bigint not null check (sign_count >= 0), -- of the last signature; 0: the key does not count
  transports    jsonb not null check (jsonb_typeof(transports) = 'array')
);

alter table auth.mfa_challenges add column web_authn_challenge text; -- base64url; null: of a factor with codes
