import { AppError, room, roomMessageForm, roomMessagePath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { requireOpenRoom } from './require-room.ts'
import type { RoomDeps } from './room-writes.ts'
import { showRoom } from './show-room.ts'
import { storeMentions } from './store-mentions.ts'

const operation = {
  method: 'patch',
  path: '/projects/{id}/room/messages/{position}',
  id: 'editRoomMessage',
  summary: 'Change the text of one’s own message; it is marked as edited',
  tag: 'rooms',
  access: 'person',
  params: roomMessagePath,
  body: roomMessageForm,
  answers: { 200: { description: 'The room as it stands', schema: room } },
  errors: [
    'project_not_found',
    'project_step',
    'room_message_not_found',
    'room_person_unknown',
    'over_request_rate_limit',
  ],
} as const

/** PATCH /api/projects/{id}/room/messages/{position}. 404 room_message_not_found: also somebody else’s, or deleted. */
export const editRoomMessage = ({ db, countRoomWrite }: RoomDeps) =>
  serve(operation, async (c, { params: { id, position }, body, caller: { id: personId } }) => {
    await countRoomWrite(personId)
    await db.transaction(async (tx) => {
      await requireOpenRoom(tx, { id, personId })
      const [edited] = await tx.query(
        `update public.room_messages set text = $4, edited_at = now()
          where project_id = $1 and position = $2 and author_id = $3 and deleted_at is null returning position`,
        [id, position, personId, body.text],
      )
      if (edited === undefined) throw new AppError('room_message_not_found')
      await storeMentions(tx, { id, position, authorId: personId, mentions: body.mentions })
    })
    return c.json(await showRoom(db, { id, personId }))
  })
