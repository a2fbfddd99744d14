-- A decision also announces its room, as a message does: whoever listens to another room is then known without a read
-- with their rights (docs/decisions/0213-changes-are-read-together-in-two-lanes.md).
drop trigger announce_change on public.room_decisions;
create trigger announce_change after insert or update on public.room_decisions
  for each row execute function public.announce_change('id', 'project_id');
