-- Contact messages of visitors to the provider, and the replies (decisions row 6). They hold addresses of people without
-- an account: only the server itself may read them.

create table public.contact_messages (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (not public.is_blank(name) and char_length(name) <= 100),
  email      text not null check (not public.is_blank(email) and char_length(email) <= 254),
  subject    text not null check (subject in ('information', 'devis', 'support', 'partnership', 'other')),
  message    text not null check (not public.is_blank(message) and char_length(message) <= 5000),
  language   text not null check (language in ('fr', 'en')),
  status     text not null default 'open' check (status in ('open', 'answered', 'archived')),
  created_at timestamptz not null default now(),
  -- What searches look for; stored, because folding a text takes longer than finding it.
  folded_name text not null generated always as (public.folded_name(name)) stored,
  folded      text not null generated always as (public.folded(email || ' ' || message)) stored
);
create index contact_messages_newest on public.contact_messages (status, created_at desc);
create index contact_messages_created_at_idx on public.contact_messages (created_at); -- messages of a day
-- Search of a person's own messages by address, for their export and their deletion.
create index contact_messages_lower_idx on public.contact_messages (lower(email));
select public.index_parts('contact_messages_part', 'contact_messages', 'folded_name', 'folded');
revoke all on public.contact_messages from anon, authenticated, service_role;
grant select, insert, update, delete on public.contact_messages to service_role;
alter table public.contact_messages enable row level security;

create table public.contact_message_replies (
  id                 uuid primary key default gen_random_uuid(),
  contact_message_id uuid not null references public.contact_messages (id) on delete cascade,
  author_id          uuid references auth.users (id) on delete set null,
  body               text not null check (not public.is_blank(body) and char_length(body) <= 5000),
  created_at         timestamptz not null default now()
);
create index contact_message_replies_contact_message_id_idx
  on public.contact_message_replies (contact_message_id, created_at);
create index contact_message_replies_author_id_idx on public.contact_message_replies (author_id);
revoke all on public.contact_message_replies from anon, authenticated, service_role;
grant select, insert, update, delete on public.contact_message_replies to service_role;
alter table public.contact_message_replies enable row level security;
