-- Browser of an unconfirmed sign-up, and whether its password counts for that browser alone, because it replaced a
-- sign-up of another one.
alter table auth.users
  add column sign_up_browser text check (sign_up_browser ~ '^[0-9a-f]{64}$'), -- SHA-256 of its cookie; null: none
  add column is_sign_up_bound boolean not null default false;
