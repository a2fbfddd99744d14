import type { Tx } from '../../../platform/db/database.ts'

type Reading = { id: string; authorId: string; reason: string }

/**
 * Stores that an admin reads the room of a locked project, and why. Returns false where they have read it for the same
 * reason within the hour: going back to earlier messages is one reading.
 */
export async function storeReading(tx: Tx, { id, authorId, reason }: Reading): Promise<boolean> {
  const stored = await tx.query(
    `insert into public.room_readings (project_id, author_id, reason)
     select $1, $2, $3 where not exists (
       select from public.room_readings where project_id = $1 and author_id = $2 and reason = $3
         and created_at > now() - interval '1 hour')
     returning id`,
    [id, authorId, reason],
  )
  return stored.length > 0
}
