import { projectPath, roomReaderForm } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireRoom } from './require-room.ts'

const operation = {
  method: 'patch',
  path: '/projects/{id}/room/reader',
  id: 'changeRoomReader',
  summary: 'Say how far one has read a room, and whether mails tell of unread mentions',
  tag: 'rooms',
  access: 'person',
  params: projectPath,
  body: roomReaderForm,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['project_not_found'],
} as const

/** PATCH /api/projects/{id}/room/reader. Nothing that was read becomes unread. */
export const changeRoomReader = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: personId } }) => {
    await requireRoom(db, { id, personId })
    await db.query(CHANGE, [id, personId, body.read ?? 0, body.mails_mentions ?? null])
    return c.json({ success: true })
  })

/** The position read is at most that of the newest message. */
const CHANGE = `
  insert into public.room_readers as known (project_id, person_id, position, mails_mentions)
  select $1, $2, least($3::integer, coalesce(max(position), 0)), coalesce($4::boolean, true)
  from public.room_messages where project_id = $1
  on conflict (project_id, person_id) do update set position = greatest(known.position, excluded.position),
    mails_mentions = coalesce($4::boolean, known.mails_mentions), read_at = now()`
