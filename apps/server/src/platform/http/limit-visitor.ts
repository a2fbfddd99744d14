import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/database.ts'
import type { HttpEnv } from './http-env.ts'
import { createLimiter, take } from './limiter.ts'
import { TryLaterError } from './try-later-error.ts'
import { visitorKey } from './visitor-key.ts'

const WINDOW_S = 10 * 60

/**
 * Limit on what one visitor may ask of an operation: `points` requests in ten minutes; the name sets limits apart.
 * Throws `over_request_rate_limit` (429).
 */
export function limitVisitor(
  db: Database,
  { name, points, isOn }: { name: string; points: number; isOn: boolean },
) {
  const limiter = createLimiter(db, { name, points, duration: WINDOW_S })
  return createMiddleware<HttpEnv>(async (c, next) => {
    const waitS = isOn ? await take(limiter, visitorKey(c.var.clientIp)) : 0
    if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
    await next()
  })
}
