-- Subscriptions to the newsletter (decisions row 7): addresses of people without an account, so only the server itself may
-- read them. One row an address; leaving deletes it. The token's plain text exists in mails only: before the confirmation it
-- confirms, after it another one unsubscribes.

create table public.newsletter_subscriptions (
  id           uuid primary key default gen_random_uuid(),
  email        text not null check (not public.is_blank(email) and char_length(email) <= 254),
  language     text not null check (language in ('fr', 'en')),
  token_hash   text not null unique,
  confirmation_hash text unique, -- of the token that confirmed: used again, it is told from an unknown one
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_pending on public.newsletter_subscriptions (requested_at)
  where confirmed_at is null; -- those that were never confirmed are forgotten
create index newsletter_subscriptions_confirmed_at_idx on public.newsletter_subscriptions (confirmed_at desc, id desc)
  where confirmed_at is not null;
select public.index_parts('newsletter_subscriptions_part', 'newsletter_subscriptions', 'lower(email)');
revoke all on public.newsletter_subscriptions from anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
alter table public.newsletter_subscriptions enable row level security;
