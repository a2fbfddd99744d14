-- When a message was last changed, whatever of it was: so that whoever reads earlier messages of a room hears of an edited
-- or deleted one (docs/decisions/0225-a-room-tells-what-changed-of-earlier-messages.md).

alter table public.room_messages add column changed_at timestamptz; -- null: it is as it was written
create index room_messages_changed_at_idx on public.room_messages (project_id, changed_at) where changed_at is not null;

-- Messages of an account that goes lose their text; their places stay. A deleted message is never written again (23514).
-- Every change says when it was, by the clock: its transaction may have begun long before.
create or replace function public.guard_room_message() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.author_id is null and old.author_id is not null then
    new.text := '';
    new.deleted_at := coalesce(old.deleted_at, now());
  elsif old.deleted_at is not null then
    raise exception 'A deleted message does not come back'
      using errcode = 'check_violation', constraint = 'room_messages_deleted';
  end if;
  new.changed_at := clock_timestamp();
  return new;
end $$;
