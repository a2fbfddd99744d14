import { ROOM_CHANGES, type RoomMessage, type RoomNews } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { MESSAGE, showRoom, type WantedRoom } from './show-room.ts'

/** `since`: instant in ISO 8601 from which on changes of earlier messages are told. */
type Wanted = WantedRoom & { since?: string | undefined }

/**
 * Room with the messages before its page that have changed, none without an instant (decision 0225). Throws
 * `project_not_found` (404).
 */
export async function showRoomNews(db: Tx, { since, ...wanted }: Wanted): Promise<RoomNews> {
  // Asked first: what changes while the rest is read is told the next time.
  const [{ as_of } = { as_of: '' }] = await db.query<{ as_of: string }>(NOW)
  const room = await showRoom(db, wanted)
  const [first] = room.messages
  if (since === undefined || first === undefined) return { ...room, as_of, changed: [] }
  const { id } = wanted
  const asked = [id, first.position, since, ROOM_CHANGES + 1]
  const changed = await db.query<RoomMessage>(CHANGED, asked)
  return { ...room, as_of, changed: changed.length > ROOM_CHANGES ? null : changed }
}

const NOW = `select ${isoInstant('now()')} as as_of`

/** Also what changed in the minute before, because a change is seen only when its transaction has ended. */
const CHANGED = `
  select ${MESSAGE} from public.room_messages
  where project_id = $1 and position < $2 and changed_at > $3::timestamptz - interval '1 minute'
  order by position limit $4`
