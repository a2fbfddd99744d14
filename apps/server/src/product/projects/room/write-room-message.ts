import { AppError, newRoomMessageForm, projectPath, ROOM_MESSAGES_MAX, room } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { requireOpenRoom } from './require-room.ts'
import type { RoomDeps } from './room-writes.ts'
import { showRoom } from './show-room.ts'
import { storeFiles } from './store-files.ts'
import { storeMentions } from './store-mentions.ts'

const operation = {
  method: 'post',
  path: '/projects/{id}/room/messages',
  id: 'writeRoomMessage',
  summary:
    'Write into the room of a project, naming people who are in it, with files that were stored before',
  tag: 'rooms',
  access: 'person',
  params: projectPath,
  body: newRoomMessageForm,
  answers: { 201: { description: 'The room as it stands', schema: room } },
  errors: [
    'project_not_found',
    'project_step',
    'room_person_unknown',
    'room_file_unknown',
    'room_full',
    'over_request_rate_limit',
  ],
} as const

/** POST /api/projects/{id}/room/messages. 409 project_step: nobody has accepted yet. */
export const writeRoomMessage = ({ db, countRoomWrite }: RoomDeps) =>
  serve(operation, async (c, { params: { id }, body, caller: { id: personId } }) => {
    await countRoomWrite(personId)
    await db.transaction(async (tx) => {
      await requireOpenRoom(tx, { id, personId })
      const [last] = await tx.query<{ position: number }>(
        'select coalesce(max(position), 0) as position from public.room_messages where project_id = $1',
        [id],
      )
      const position = (last?.position ?? 0) + 1
      if (position > ROOM_MESSAGES_MAX) throw new AppError('room_full')
      await tx.query(
        'insert into public.room_messages (project_id, position, author_id, text) values ($1, $2, $3, $4)',
        [id, position, personId, body.text],
      )
      await storeMentions(tx, { id, position, authorId: personId, mentions: body.mentions })
      await storeFiles(tx, { id, position, authorId: personId, files: body.files })
    })
    return c.json(await showRoom(db, { id, personId }), 201)
  })
