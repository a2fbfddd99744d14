import { AppError, projectPath, ROOM_DECISIONS_MAX, room, roomDecisionForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { requireOpenRoom } from './require-room.ts'
import type { RoomDeps } from './room-writes.ts'
import { showRoom } from './show-room.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/room/decisions',
  id: 'recordRoomDecision',
  summary: 'Record a decision in the room of a project, in a sentence that never changes',
  tag: 'rooms',
  access: 'person',
  params: projectPath,
  body: roomDecisionForm,
  answers: { 201: { description: 'The room as it stands', schema: room } },
  errors: [
    'project_not_found',
    'project_step',
    'room_message_not_found',
    'room_full',
    'over_request_rate_limit',
  ],
} as const

/** POST /api/projects/{id}/room/decisions. 404 room_message_not_found: also for a deleted message. */
export const recordRoomDecision = ({ db, countRoomWrite }: RoomDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: personId } }) => {
    await countRoomWrite(personId)
    await db.transaction(async (tx) => {
      await requireOpenRoom(tx, { id, personId })
      const [{ recorded, is_there } = { recorded: 0, is_there: false }] = await tx.query<{
        recorded: number
        is_there: boolean
      }>(
        `select (select count(*)::integer from public.room_decisions where project_id = $1) as recorded,
           exists (select from public.room_messages
             where project_id = $1 and position = $2 and deleted_at is null) as is_there`,
        [id, body.message],
      )
      if (body.message !== null && !is_there) throw new AppError('room_message_not_found')
      if (recorded >= ROOM_DECISIONS_MAX) throw new AppError('room_full')
      await tx.query(
        'insert into public.room_decisions (project_id, position, text, author_id) values ($1, $2, $3, $4)',
        [id, body.message, body.text, personId],
      )
    })
    return c.json(await showRoom(db, { id, personId }), 201)
  })
