-- Who is in a room is said in one place: its client, and whoever has accepted a seat in the current team
-- (docs/decisions/0188-a-room-is-for-its-client-and-team.md).

-- People of all rooms: the client without a seat, a member once for each seat. Without rights and settings of its own, so
-- that it becomes part of the query that asks; nobody but the owner calls it.
create function public.room_people() returns table (project_id uuid, person_id uuid, team_id uuid, role text)
  language sql stable
begin atomic
  select projects.id, projects.client_id, null::uuid, null::text from public.projects
  union all
  select teams.project_id, invitations.person_id, teams.id, invitations.role
  from public.teams join public.invitations on invitations.team_id = teams.id
  where teams.status <> 'dissolved' and invitations.status = 'accepted';
end;
revoke execute on function public.room_people() from public, anon, authenticated, service_role;

-- Whether the caller is in the room of a project.
create or replace function public.is_in_room(project uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.room_people() where project_id = project and person_id = (select auth.uid()));

-- Rooms that the caller is in.
create or replace function public.own_rooms() returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select project_id from public.room_people() where person_id = (select auth.uid());
end;
