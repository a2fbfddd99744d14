import { AppError, room, roomFilePathParams } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { requireRoom } from '../room/require-room.ts'
import { showRoom } from '../room/show-room.ts'

const operation = {
  method: 'delete',
  path: '/projects/{id}/room/files/{file}',
  id: 'deleteRoomFile',
  summary: 'Delete a file of one’s own message; the message stays',
  tag: 'rooms',
  access: 'person',
  params: roomFilePathParams,
  answers: { 200: { description: 'The room as it stands', schema: room } },
  errors: ['project_not_found', 'room_file_not_found'],
} as const

/** DELETE /api/projects/{id}/room/files/{file}. 404 room_file_not_found: also somebody else’s. */
export const deleteRoomFile = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, file }, caller: { id: personId } }) => {
    await requireRoom(db, { id, personId })
    const [deleted] = await db.query(
      `delete from public.room_files as files using public.room_messages as messages
        where files.project_id = $1 and id = $2 and messages.project_id = files.project_id
          and messages.position = files.position and author_id = $3 returning id`,
      [id, file, personId],
    )
    if (deleted === undefined) throw new AppError('room_file_not_found')
    return c.json(await showRoom(db, { id, personId }))
  })
