import type { Database } from '../../../platform/db/database.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'

/** Messages that one person may write into all their rooms: in a minute, and in a day. */
const A_MINUTE = { name: 'room-minute', points: 30, duration: 60 }
const A_DAY = { name: 'room-day', points: 1_000, duration: 24 * 60 * 60 }

/** Counts a write of a person. Throws `over_request_rate_limit` (429). */
type CountRoomWrite = (personId: string) => Promise<void>

export type RoomDeps = ProjectsDeps & { countRoomWrite: CountRoomWrite }

export function createRoomWrites(db: Database, { isOn }: { isOn: boolean }): CountRoomWrite {
  const limiters = [createLimiter(db, A_MINUTE), createLimiter(db, A_DAY)]
  return async (personId) => {
    if (!isOn) return
    for (const limiter of limiters) {
      const waitS = await take(limiter, personId)
      if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
    }
  }
}
