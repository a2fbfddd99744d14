-- What visitors send the provider: contact messages, and subscriptions to the newsletter (decisions rows 6
-- and 7). Both hold addresses of people without an account: only the server itself may look.

create table public.contact_messages (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (not public.is_blank(name) and char_length(name) <= 100),
  email      text not null check (not public.is_blank(email) and char_length(email) <= 254),
  subject    text not null check (subject in ('information', 'devis', 'support', 'partnership', 'other')),
  message    text not null check (not public.is_blank(message) and char_length(message) <= 5000),
  language   text not null check (language in ('fr', 'en')),
  status     text not null default 'open' check (status in ('open', 'answered', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (status, created_at desc);
revoke all on public.contact_messages from anon, authenticated, service_role;
grant select, insert, update, delete on public.contact_messages to service_role;
alter table public.contact_messages enable row level security;

-- One row an address. Leaving deletes it. The token's plain text exists in mails only: before the
-- confirmation it confirms, after it another one unsubscribes.
create table public.newsletter_subscriptions (
  id           uuid primary key default gen_random_uuid(),
  email        text not null check (not public.is_blank(email) and char_length(email) <= 254),
  language     text not null check (language in ('fr', 'en')),
  token_hash   text not null unique,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_pending on public.newsletter_subscriptions (requested_at)
  where confirmed_at is null; -- those that were never confirmed are forgotten
revoke all on public.newsletter_subscriptions from anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
alter table public.newsletter_subscriptions enable row level security;
