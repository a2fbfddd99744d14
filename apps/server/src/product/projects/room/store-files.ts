import { AppError, type NewRoomFile, ROOM_FILES_BUCKET, roomFileType } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { UNUSED_FILE_HOURS } from './forget-unused-room-files.ts'

type Attached = {
  id: string
  position: number
  authorId: string
  files: readonly NewRoomFile[]
}

/**
 * Hangs files on a message, in their order. Throws `room_file_unknown` (422) unless its author has stored each of them for
 * this room within the last hours, as what its name says, and no message has it yet.
 */
export async function storeFiles(
  tx: Tx,
  { id, position, authorId, files }: Attached,
): Promise<void> {
  if (files.length === 0) return
  const stored = await tx.query(
    `insert into public.room_files (id, project_id, position, place, name, type, size)
     select file.id, $1::uuid, $2, place, file.name, file.type, (metadata ->> 'size')::integer
     from unnest($3::uuid[], $4::text[], $5::text[]) with ordinality as file (id, name, type, place)
       join storage.objects on bucket_id = '${ROOM_FILES_BUCKET}' and objects.name = $1::uuid || '/' || file.id
     where owner_id = $6 and metadata ->> 'mimetype' = file.type
       and objects.created_at > now() - interval '${UNUSED_FILE_HOURS / 2} hours'
     on conflict (id) do nothing returning id`,
    [
      id,
      position,
      files.map((file) => file.id),
      files.map(({ name }) => name),
      files.map(({ name }) => roomFileType(name) ?? null),
      authorId,
    ],
  )
  if (stored.length < files.length) throw new AppError('room_file_unknown')
}
