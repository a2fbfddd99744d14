import { AppError } from '@podium/domain'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { HttpEnv } from '../../../http/http-env.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { TryLaterError } from './try-later-error.ts'
import { visitorKey } from './visitor-key.ts'

const WINDOW_S = 5 * 60

/** Requests a visitor may make in WINDOW_S, each bucket for itself (Supabase Auth's defaults). */
const BUCKETS = { signup: 30, recover: 30, resend: 30, user: 30, verify: 30, token: 150 }
type Bucket = keyof typeof BUCKETS

/** Limits of one process; refusals say when to come back. */
export type RateLimits = {
  /** Throws `over_request_rate_limit` (429). */
  visitor(bucket: Bucket): ReturnType<typeof createMiddleware<HttpEnv>>
  /** One mail of a kind to an address per AUTH_MAIL_INTERVAL, whoever it is. Throws `over_email_send_rate_limit`. */
  mail(kind: string, address: string): Promise<void>
}

export function createRateLimits({
  authRateLimits,
  authMailIntervalS,
}: Pick<AuthSettings, 'authRateLimits' | 'authMailIntervalS'>): RateLimits {
  const mails = new RateLimiterMemory({ points: 1, duration: authMailIntervalS })
  return {
    visitor(bucket) {
      const limiter = new RateLimiterMemory({ points: BUCKETS[bucket], duration: WINDOW_S })
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

/** Takes one point. How many seconds to wait for the next, 0 if there was one. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new AppError('unavailable', { cause: refusal })
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
