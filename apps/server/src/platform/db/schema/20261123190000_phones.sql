-- Phones: numbers to sign in with, and as second factors.
alter table auth.users
  add constraint users_phone_check check (phone ~ '^[1-9][0-9]{1,14}$' or deleted_at is not null),
  add constraint users_phone_change_check check (phone_change ~ '^[1-9][0-9]{1,14}$'),
  add column phone_set_at timestamptz; -- when a session gave the account its present number; null: sign-up or admin

-- A sign-up is rehearsed beside the account that has its number, as with mail addresses (decision 0033).
alter table auth.users drop constraint users_phone_key;
create unique index users_phone_key on auth.users (phone) where not is_sso_user;
create index users_phone_change_idx on auth.users (phone_change) where phone_change is not null; -- to send again

alter table auth.mfa_factors
  add constraint mfa_factors_phone_check check (
    case factor_type when 'phone' then coalesce(phone ~ '^[1-9][0-9]{1,14}$', false) else phone is null end);
create unique index mfa_factors_phone_idx on auth.mfa_factors (user_id)
  where factor_type = 'phone' and status = 'verified';

-- SHA-256 of `id` and the code that was sent, hexadecimal; null: of a factor of another type.
alter table auth.mfa_challenges add column otp_hash text check (otp_hash ~ '^[0-9a-f]{64}$');
