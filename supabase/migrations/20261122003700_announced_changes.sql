-- Changes that open rooms hear of at once (docs/decisions/0208-realtime-reads-each-change-as-its-reader.md). A table is
-- published when it has a trigger of this function; a published change tells its key only, and whoever hears of it reads
-- the row with their own rights.

-- Notifies of a change: what it was, when, and the key of its row. The trigger's arguments name the key's columns.
-- A notification holds less than 8,000 bytes: a longer key is left out, and the listener tells that something changed.
create function public.announce_change() returns trigger
  language plpgsql set search_path = '' as $$
declare
  change jsonb := jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after  jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  keys   jsonb;
begin
  select jsonb_build_object('key', jsonb_object_agg(name, coalesce(after, before) ->> name),
    'old_key', jsonb_object_agg(name, coalesce(before, after) ->> name)) into keys from unnest(tg_argv) as name;
  if octet_length((change || keys)::text) < 7500 then
    change := change || keys;
  end if;
  perform pg_notify('announced_changes', change::text);
  return null;
end $$;
revoke execute on function public.announce_change() from public, anon, authenticated, service_role;

-- Rooms: what is written and decided. Deletions are not told: they go to everybody who asked, by their keys alone. A
-- decision announces its room too, as a message does: whoever listens to another room is then known without a read with
-- their rights (docs/decisions/0213-changes-are-read-together-in-two-lanes.md).
create trigger announce_change after insert or update on public.room_messages
  for each row execute function public.announce_change('project_id', 'position');
create trigger announce_change after insert or update on public.room_decisions
  for each row execute function public.announce_change('id', 'project_id');
