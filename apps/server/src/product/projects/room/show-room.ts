import {
  ROOM_PAGE,
  type Room,
  type RoomDecision,
  type RoomMessage,
  type RoomPerson,
  type RoomView,
} from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { TEAM_PERSON } from '../common/people-of-teams.ts'
import { typesetLabels } from '../common/typeset-labels.ts'
import { requireRoom } from './require-room.ts'

export type WantedRoom = { id: string; personId: string; before?: number | undefined }

/** Room of a project for somebody in it, with its newest messages or those before one. Throws `project_not_found` (404). */
export async function showRoom(db: Tx, { id, personId, before }: WantedRoom): Promise<Room> {
  const { title, ...own } = await requireRoom(db, { id, personId })
  return { ...(await viewOf(db, { id, title, before })), ...own }
}

/** Content of a room, whoever reads it. */
export async function viewOf(
  db: Tx,
  { id, title, before }: { id: string; title: string; before?: number | undefined },
): Promise<RoomView> {
  const people = await db.query<RoomPerson>(PEOPLE, [id])
  const newest = await messagesOf(db, { id, before, limit: ROOM_PAGE + 1 })
  const decisions = await db.query<RoomDecision>(DECISIONS, [id])
  const readings = await db.query<RoomView['readings'][number]>(READINGS, [id])
  return {
    project: { id, title },
    people: people.map((one) => ({ ...one, roles: one.roles.map(typesetLabels) })),
    messages: newest.slice(0, ROOM_PAGE).toReversed(),
    has_earlier: newest.length > ROOM_PAGE,
    decisions,
    readings,
  }
}

/** Messages of a room, newest first. */
const messagesOf = (
  db: Tx,
  { id, before, limit }: { id: string; before?: number | undefined; limit: number },
): Promise<RoomMessage[]> => db.query<RoomMessage>(MESSAGES, [id, before ?? null, limit])

const PERSON = (row: string) =>
  `(select ${TEAM_PERSON} from public.people where people.id = ${row})`

const PEOPLE = `
  with inside as (
    select inside.person_id as id, bool_or(role is null) as is_client,
      coalesce(jsonb_agg(labels order by role) filter (where role is not null), '[]') as roles
    from public.room_people() as inside left join public.team_seats using (team_id, role)
    where project_id = $1 group by inside.person_id)
  select people.id, nullif(btrim(concat_ws(' ', first_name, last_name)), '') as name, avatar_url, is_client, roles
  from inside join public.people using (id) order by is_client desc, first_name, last_name, people.id`

/** SQL of a message of the room whose project is `$1`, from `public.room_messages`. */
export const MESSAGE = `
  position, ${PERSON('author_id')} as author, text, (
      select coalesce(jsonb_agg(${TEAM_PERSON} order by first_name, people.id), '[]')
      from public.room_mentions as named join public.people on people.id = named.person_id
      where named.project_id = $1 and named.position = room_messages.position) as mentions, (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'type', type, 'size', size)
        order by place), '[]')
      from public.room_files as files
      where files.project_id = $1 and files.position = room_messages.position) as files,
    ${isoInstant('created_at')} as created_at, ${isoInstant('edited_at')} as edited_at,
    deleted_at is not null as is_deleted, removed_files`

const MESSAGES = `
  select ${MESSAGE} from public.room_messages where project_id = $1 and ($2::integer is null or position < $2)
  order by position desc limit $3`

const DECISIONS = `
  select id, text, position as message, ${PERSON('author_id')} as author, ${isoInstant('created_at')} as created_at,
    case when withdrawn_at is not null then jsonb_build_object('by', ${PERSON('withdrawn_by')},
      'at', ${isoInstant('withdrawn_at')}) end as withdrawn
  from public.room_decisions where project_id = $1 order by room_decisions.created_at desc, id`

const READINGS = `
  select id, reason, ${isoInstant('created_at')} as created_at
  from public.room_readings where project_id = $1 order by room_readings.created_at desc, id limit 10`
