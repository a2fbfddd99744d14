import { AppError } from '@podium/domain'
import { createMiddleware } from 'hono/factory'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Database } from '../../../db/database.ts'
import type { HttpEnv } from '../../../http/http-env.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { TryLaterError } from './try-later-error.ts'
import { visitorKey } from './visitor-key.ts'

const WINDOW_S = 5 * 60

/** Requests a visitor may make in WINDOW_S, each bucket for itself (Supabase Auth's defaults). */
const BUCKETS = { signup: 30, recover: 30, resend: 30, user: 30, verify: 30, token: 150 }
type Bucket = keyof typeof BUCKETS

/** Limits of all instances on one database; refusals say when to come back. */
export type RateLimits = {
  /** Throws `over_request_rate_limit` (429). */
  visitor(bucket: Bucket): ReturnType<typeof createMiddleware<HttpEnv>>
  /** One mail of a kind to an address per AUTH_MAIL_INTERVAL, whoever it is. Throws `over_email_send_rate_limit`. */
  mail(kind: string, address: string): Promise<void>
}

type Settings = Pick<AuthSettings, 'authRateLimits' | 'authMailIntervalS'>

export function createRateLimits(
  db: Database,
  { authRateLimits, authMailIntervalS }: Settings,
): RateLimits {
  const mails = createLimiter(db, { name: 'mail', points: 1, duration: authMailIntervalS })
  return {
    visitor(bucket) {
      const limits = { name: bucket, points: BUCKETS[bucket], duration: WINDOW_S }
      const limiter = createLimiter(db, limits)
      return createMiddleware<HttpEnv>(async (c, next) => {
        const waitS = authRateLimits ? await take(limiter, visitorKey(c.var.clientIp)) : 0
        if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
        await next()
      })
    },
    async mail(kind, address) {
      const waitS = authMailIntervalS > 0 ? await take(mails, `${kind} ${address}`) : 0
      if (waitS === 0) return
      const text = `For security purposes, you can only request this after ${waitS} seconds.`
      throw new TryLaterError('over_email_send_rate_limit', { retryAfterS: waitS, text })
    },
  }
}

type Limits = { name: string; points: number; duration: number }

/** Counts in memory for the embedded engine, which has one process, else in the database. */
function createLimiter(db: Database, { name, ...limits }: Limits): RateLimiterAbstract {
  if (db.engine === 'pglite') return new RateLimiterMemory(limits)
  return new RateLimiterPostgres({
    ...limits,
    keyPrefix: name,
    storeType: 'pool',
    storeClient: { query: (sent: Sent) => rowsOf(db, sent) },
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
    // One limiter clears the table for all.
    clearExpiredByTimeout: name === 'mail',
    // Whoever is over the limit costs the database nothing more.
    inMemoryBlockOnConsumed: limits.points + 1,
  })
}

type Sent = { text: string; values: readonly unknown[] }

async function rowsOf(db: Database, { text, values }: Sent) {
  const rows = await db.query(text, values)
  return { rows, rowCount: rows.length }
}

/** Takes one point. How many seconds to wait for the next, 0 if there was one. */
async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new AppError('unavailable', { cause: refusal })
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
