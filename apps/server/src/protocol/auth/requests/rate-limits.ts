import { createMiddleware } from 'hono/factory'
import type { Database } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { visitorKey } from '../../../platform/http/visitor-key.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Clock } from '../clock.ts'
import { count } from './counters.ts'

const WINDOW_S = 5 * 60

/**
 * Requests a visitor may make in WINDOW_S, by bucket (Supabase Auth's defaults). Refreshing is apart:
 * a busy office comes from one address, and a session that cannot be refreshed ends.
 */
const BUCKETS = {
  signup: 30,
  recover: 30,
  resend: 30,
  user: 30,
  reauthenticate: 30,
  verify: 30,
  token: 150,
  refresh: 3_000,
}
type Bucket = keyof typeof BUCKETS

/** Rate limits shared by all instances on one database; refusals carry `Retry-After`. */
export type RateLimits = {
  /** Middleware that takes one point of a bucket. Throws `over_request_rate_limit` (429). */
  visitor(bucket: Bucket): ReturnType<typeof createMiddleware<HttpEnv>>
  /**
   * Limit of one mail of a kind to an address per AUTH_MAIL_INTERVAL, whoever it is. Throws
   * `over_email_send_rate_limit`.
   */
  mail(kind: string, address: string): Promise<void>
}

type Settings = Pick<AuthSettings, 'authRateLimits' | 'authMailIntervalS'>

export function createRateLimits(
  db: Database,
  { authRateLimits, authMailIntervalS: intervalS }: Settings,
  clock: Clock,
): RateLimits {
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
      if (intervalS === 0) return
      const turn = { key: `mail:${kind} ${address}`, windowS: intervalS, now: clock() }
      const { points, secondsLeft: waitS } = await count(db, turn)
      if (points === 1) return
      const text = `For security purposes, you can only request this after ${waitS} seconds.`
      throw new TryLaterError('over_email_send_rate_limit', { retryAfterS: waitS, text })
    },
  }
}
