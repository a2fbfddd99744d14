import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/database.ts'
import type { Heartbeats } from '../../../platform/heartbeats.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { repeat } from '../../../platform/repeat.ts'

/** Channel that announces a deleted session (platform migration `ended_sessions`). */
const CHANNEL = 'ended_sessions'

/**
 * Interval of reading the table, in milliseconds: fallback for notifications lost while their
 * connection is down.
 */
const REREAD_EVERY_MS = 10_000
/** Longest time between two readings, in milliseconds. */
const REREAD_LIMIT_MS = 60_000
/** Overlap of two readings in seconds: transactions commit in another order than they begin. */
const OVERLAP_S = 60

/** Ended sessions whose access tokens have not expired. */
export type EndedSessions = {
  has(id: unknown): boolean
  /** Adds sessions for this process at once; the others are notified a moment later. */
  add(ids: readonly string[]): void
  /** Calls back with each session when this process learns that it has ended. */
  onEnd(listener: (id: string) => void): void
  close(): Promise<void>
}

type Options = {
  db: Database
  logger: Logger
  /** Lifetime of an access token in seconds: sessions that ended longer ago are forgotten. */
  tokenLifetimeS: number
  heartbeats?: Heartbeats | undefined
}

/** Starts listening for ended sessions. */
export async function watchEndedSessions(options: Options): Promise<EndedSessions> {
  const { db, logger, tokenLifetimeS, heartbeats } = options
  const endedAt = new Map<string, number>()
  let tell: (id: string) => void = () => {}
  function add(id: string) {
    const isNew = !endedAt.has(id)
    endedAt.set(id, Date.now())
    if (isNew) tell(id)
  }

  async function read(backS: number) {
    const rows = await db.query<{ id: string }>(
      `select id from auth.ended_sessions where ended_at > now() - $1 * interval '1 second'`,
      [backS],
    )
    for (const { id } of rows) add(id)
  }

  async function reread() {
    try {
      await read(REREAD_EVERY_MS / 1000 + OVERLAP_S)
      await db.query(
        `delete from auth.ended_sessions where ended_at < now() - $1 * interval '1 second'`,
        [tokenLifetimeS + OVERLAP_S],
      )
    } catch (error) {
      logFailure(error, { logger, text: 'sessions that other instances ended are not known yet' })
    }
    const oldest = Date.now() - (tokenLifetimeS + OVERLAP_S) * 1000
    for (const [id, at] of endedAt) if (at < oldest) endedAt.delete(id)
  }

  const unlisten = await db.listen(CHANNEL, (id) => (id === '' ? void reread() : add(id)))
  await read(tokenLifetimeS)
  const heart = heartbeats?.of('ended sessions', REREAD_LIMIT_MS)
  const loop = repeat(reread, { everyMs: REREAD_EVERY_MS, heart })
  loop.start()
  return {
    has: (id) => typeof id === 'string' && endedAt.has(id),
    add: (ids) => ids.forEach(add),
    onEnd(listener) {
      tell = listener
    },
    async close() {
      await Promise.all([loop.stop(), unlisten()])
    },
  }
}
