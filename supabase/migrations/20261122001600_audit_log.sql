-- Audit log of the admin area, kept for ever: who did what to whom. Only ids of persons: names and addresses are looked
-- up when the log is read, so that nothing of a deleted person stays here. No foreign keys, for the same reason.

create table public.audit_log (
  id          bigint generated always as identity primary key, -- also the order of the log
  created_at  timestamptz not null default now(),
  actor_id    uuid, -- null: the server itself
  action      text not null check (action ~ '^[a-z_]{1,40}\.[a-z_]{1,40}$'), -- `user.delete`
  target_type text not null check (target_type ~ '^[a-z_]{1,40}$'),
  target_id   text not null check (char_length(target_id) between 1 and 200),
  details     jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 10000)
);
create index audit_log_created_at_idx on public.audit_log (created_at, id);
create index audit_log_actor_id_idx on public.audit_log (actor_id, id);
create index audit_log_action_idx on public.audit_log (action, id);
-- Index by target without its type: ids are unique across types.
create index audit_log_target_id_idx on public.audit_log (target_id, id);

-- Writers: only the server itself (apps/server/src/product/audit/record-audit.ts), in the transaction of the change.
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to service_role;
alter table public.audit_log enable row level security;

create function public.keep_audit_log() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log can only grow' using errcode = 'insufficient_privilege';
end $$;
revoke execute on function public.keep_audit_log() from public, anon, authenticated, service_role;
create trigger keep_audit_log before update or delete or truncate on public.audit_log
  for each statement execute function public.keep_audit_log();
