import { AppError, room, roomFilePathParams } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { requireRoom } from './require-room.ts'
import { showRoom } from './show-room.ts'

const operation = {
  method: 'delete',
  path: '/projects/{id}/room/files/{file}',
  id: 'deleteRoomFile',
  summary:
    'Delete a file of one’s own message, or as the client of any; the message stays and says that the client took it out',
  tag: 'rooms',
  access: 'person',
  params: roomFilePathParams,
  answers: { 200: { description: 'The room as it stands', schema: room } },
  errors: ['project_not_found', 'room_file_not_found'],
} as const

/** DELETE /api/projects/{id}/room/files/{file}. 404 room_file_not_found: also somebody else’s, but for the client. */
export const deleteRoomFile = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { params: { id, file }, caller: { id: personId } }) => {
    await db.transaction(async (tx) => {
      const { is_client: isClient } = await requireRoom(tx, { id, personId })
      const [deleted] = await tx.query<{ position: number; is_own: boolean }>(
        `delete from public.room_files as files using public.room_messages as messages
          where files.project_id = $1 and id = $2 and messages.project_id = files.project_id
            and messages.position = files.position and (author_id = $3 or $4)
        returning files.position, author_id is not distinct from $3 as is_own`,
        [id, file, personId, isClient],
      )
      if (deleted === undefined) throw new AppError('room_file_not_found')
      // Also what leaves no trace is a change of the message, which open rooms hear of.
      await tx.query(
        `update public.room_messages set removed_files = removed_files + $3 where project_id = $1 and position = $2`,
        [id, deleted.position, deleted.is_own ? 0 : 1],
      )
    })
    return c.json(await showRoom(db, { id, personId }))
  })
