-- Mail on its way out, and the mailbox that stands in for a mail server. Both hold one-time links, so
-- only the server itself may look: the schema is granted to nobody and no data API serves it.
create schema mail;

-- One row for each mail owed, written in the transaction that causes it and deleted once delivered.
create table mail.outbox (
  id         uuid primary key default gen_random_uuid(),
  request    jsonb not null,                     -- MailRequest, rendered when sent
  attempts   integer not null default 0,
  due_at     timestamptz not null default now(), -- also the lease of the worker that is sending it
  failed_at  timestamptz,                        -- given up: kept for a person to look at
  last_error text,
  created_at timestamptz not null default clock_timestamp()
);
create index outbox_due on mail.outbox (due_at) where failed_at is null;

create table mail.mailbox (
  id         uuid primary key, -- the outbox row's, so that a repeated delivery changes nothing
  recipient  text not null,
  subject    text not null,
  text       text not null,
  html       text not null,
  language   text not null,
  created_at timestamptz not null
);
create index mailbox_newest on mail.mailbox (created_at desc);
