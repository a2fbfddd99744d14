-- What the provider answered to a contact message, and what finds one among many (decisions row 6).

create table public.contact_replies (
  id         uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  author_id  uuid references auth.users (id) on delete set null,
  body       text not null check (not public.is_blank(body) and char_length(body) <= 5000),
  created_at timestamptz not null default now()
);
create index contact_replies_message_id_idx on public.contact_replies (message_id, created_at);
create index contact_replies_author_id_idx on public.contact_replies (author_id);
revoke all on public.contact_replies from anon, authenticated, service_role;
grant select, insert, update, delete on public.contact_replies to service_role;
alter table public.contact_replies enable row level security;

create index newsletter_subscriptions_confirmed_at_idx on public.newsletter_subscriptions (confirmed_at desc, id desc)
  where confirmed_at is not null;
-- Part of a text, where the trigram extension is there to be used.
do $$
declare
  extension_schema text := (
    select nspname from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace
    where opcname = 'gin_trgm_ops' and has_schema_privilege(nspname, 'usage') limit 1
  );
begin
  if extension_schema is not null then
    execute format('create index contact_messages_part on public.contact_messages using gin (lower(name || '' '' || email || '' '' || message) %I.gin_trgm_ops)', extension_schema);
    execute format('create index newsletter_subscriptions_part on public.newsletter_subscriptions using gin (lower(email) %I.gin_trgm_ops)', extension_schema);
  end if;
end $$;
