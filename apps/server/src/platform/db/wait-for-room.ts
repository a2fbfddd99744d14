import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Longest wait of a request for a place, in milliseconds, like that for one in the pool. */
const WAIT_LIMIT_MS = 5000
/** Pause before the next attempt, in milliseconds: others of the crowd go in the meantime. */
const PAUSE_MS = { min: 50, more: 150 }

/**
 * SQLSTATEs of a PostgreSQL that takes no connection at the moment: all are taken (of the server,
 * the database or the role), or it is starting.
 */
const NO_ROOM = new Set(['53300', '57P03'])

/**
 * Waits a moment after a refused connection; false when the refusal is of another kind or the wait
 * since `sinceMs` is over.
 */
export async function waitForRoom(sinceMs: number, cause: unknown): Promise<boolean> {
  if (!(cause instanceof pg.DatabaseError) || !NO_ROOM.has(cause.code ?? '')) return false
  if (performance.now() - sinceMs > WAIT_LIMIT_MS) return false
  await sleep(PAUSE_MS.min + Math.random() * PAUSE_MS.more)
  return true
}
