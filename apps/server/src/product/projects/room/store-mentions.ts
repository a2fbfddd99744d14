import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'

type Named = { id: string; position: number; authorId: string; mentions: readonly string[] }

/**
 * Stores who a message names, in place of whom it named before; its author is left out. Throws `room_person_unknown` (422)
 * for somebody who is not in the room.
 */
export async function storeMentions(
  tx: Tx,
  { id, position, authorId, mentions }: Named,
): Promise<void> {
  const others = [...new Set(mentions)].filter((person) => person !== authorId)
  const inside = await tx.query(
    `select distinct person_id from public.room_people() where project_id = $1 and person_id = any ($2::uuid[])`,
    [id, others],
  )
  if (inside.length < others.length) throw new AppError('room_person_unknown')
  await tx.query(
    `delete from public.room_mentions where project_id = $1 and position = $2 and person_id <> all ($3::uuid[])`,
    [id, position, others],
  )
  await tx.query(
    `insert into public.room_mentions (project_id, position, person_id)
     select $1, $2, named from unnest($3::uuid[]) as named on conflict do nothing`,
    [id, position, others],
  )
}
