import { AppError, room, roomMessagePath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireRoom } from './require-room.ts'
import { showRoom } from './show-room.ts'

const operation = {
  method: 'delete',
  path: '/projects/{id}/room/messages/{position}',
  id: 'deleteRoomMessage',
  summary:
    'Delete one’s own message: its place stays, its text goes; a decision recorded from it stays',
  tag: 'rooms',
  access: 'person',
  params: roomMessagePath,
  answers: { 200: { description: 'The room as it stands', schema: room } },
  errors: ['project_not_found', 'room_message_not_found'],
} as const

/** DELETE /api/projects/{id}/room/messages/{position}. 404 room_message_not_found: also somebody else’s, or deleted. */
export const deleteRoomMessage = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, position }, caller: { id: personId } }) => {
    await db.transaction(async (tx) => {
      await requireRoom(tx, { id, personId })
      const [deleted] = await tx.query(
        `update public.room_messages set text = '', deleted_at = now()
          where project_id = $1 and position = $2 and author_id = $3 and deleted_at is null returning position`,
        [id, position, personId],
      )
      if (deleted === undefined) throw new AppError('room_message_not_found')
      await tx.query('delete from public.room_mentions where project_id = $1 and position = $2', [
        id,
        position,
      ])
    })
    return c.json(await showRoom(db, { id, personId }))
  })
