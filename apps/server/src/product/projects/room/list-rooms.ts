import { type RoomInShort, roomList } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { HAS_MEMBERS } from './require-room.ts'

const operation = {
  method: 'get',
  path: '/rooms',
  id: 'listRooms',
  summary: 'Rooms that one is in as a client or a member, each with the number of unread messages',
  tag: 'rooms',
  access: 'person',
  answers: { 200: { description: 'The rooms', schema: roomList } },
} as const

/** GET /api/rooms */
export const listRooms = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) =>
    c.json(await db.query<RoomInShort>(ROOMS, [id])),
  )

/** Most unread messages that are counted. */
const COUNTED = 100

const ROOMS = `
  with mine as (
    select distinct project_id as id from public.room_people() as own
    where person_id = $1 and ${HAS_MEMBERS('own.project_id')})
  select projects.id as project_id, title, count(unread.position)::integer as unread,
    coalesce(bool_or(exists (select from public.room_mentions as named
      where named.project_id = projects.id and named.position = unread.position and named.person_id = $1)), false)
      as mentioned
  from mine join public.projects using (id)
    left join public.room_readers as readers on readers.project_id = projects.id and readers.person_id = $1
    left join lateral (
      select position from public.room_messages as messages
      where messages.project_id = projects.id and messages.position > coalesce(readers.position, 0)
        and author_id is distinct from $1 and deleted_at is null
      order by position desc limit ${COUNTED}) as unread on true
  group by projects.id, title order by title, projects.id`
