import { ROOM_FILES_BUCKET } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'

/** Time after which a stored file that no message has is deleted; a message takes it within half of it only. */
export const UNUSED_FILE_HOURS = 24

/** Deletes the rows of files that were stored for a room and never sent. The storage service removes the files. */
export const forgetUnusedRoomFiles = (db: Database) =>
  db.query(
    `delete from storage.objects
      where bucket_id = $1 and created_at < now() - interval '${UNUSED_FILE_HOURS} hours' and not exists (
        select from public.room_files where project_id || '/' || id = objects.name)`,
    [ROOM_FILES_BUCKET],
  )
