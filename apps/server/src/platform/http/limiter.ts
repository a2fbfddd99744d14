import { AppError } from '@podium/domain'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'

/**
 * Limit of `points` in every `duration` seconds; the name keeps limiters with the same keys apart.
 */
type Limits = { name: string; points: number; duration: number }

/** Rate limiter; in memory for the embedded engine, which has one process, else in the database. */
export function createLimiter(db: Database, { name, ...limits }: Limits): RateLimiterAbstract {
  if (db.engine === 'pglite') return new RateLimiterMemory(limits)
  return new RateLimiterPostgres({
    ...limits,
    keyPrefix: name,
    storeType: 'pool',
    storeClient: { query: (sent: Sent) => answerTo(db, sent) },
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    // One limiter clears the table for all of them.
    clearExpiredByTimeout: name === 'token',
    // A visitor over the limit causes no more queries.
    inMemoryBlockOnConsumed: limits.points + 1,
  })
}

/** Statement of the library, named. */
type Sent = { name?: string; text: string; values: readonly unknown[] }

/** Answer to a statement, prepared once a connection: planned each time it takes twice as long on both sides. */
async function answerTo(db: Database, sent: Sent) {
  const [answer] = await db.batch([sent])
  if (answer === undefined) throw new Error('A statement was not answered')
  return answer
}

/** Takes one point. Returns the seconds to wait for the next, 0 if there was one. */
export async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new AppError('unavailable', { cause: refusal })
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
