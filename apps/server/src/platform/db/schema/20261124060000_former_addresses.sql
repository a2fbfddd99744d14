-- Address that an account had before a change; the answer to the notice of it gives it back.
alter table auth.account_alarms add column former_email text check (former_email = lower(former_email));
