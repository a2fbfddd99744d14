import { createMiddleware } from 'hono/factory'
import type { Database } from '../../platform/db/database.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { createLimiter, take } from '../../platform/http/limiter.ts'
import { TryLaterError } from '../../platform/http/try-later-error.ts'
import { visitorKey } from '../../platform/http/visitor-key.ts'

const VISITOR_WINDOW_S = 10 * 60
/** Requests a visitor may make in VISITOR_WINDOW_S, each bucket for itself. */
const BUCKETS = {
  contact: 5,
  newsletter: 10,
  'newsletter-link': 30,
  // Mail providers post here for all their readers (RFC 8058), from a few addresses.
  'newsletter-unsubscribe': 1_000,
}
type Bucket = keyof typeof BUCKETS

/** Nobody can fill a stranger's mailbox through our forms. */
const MAILS = { points: 3, duration: 60 * 60 }

export type InboxLimits = {
  /** Throws `over_request_rate_limit` (429). */
  visitor(bucket: Bucket): ReturnType<typeof createMiddleware<HttpEnv>>
  /** Whether one more mail may go to an address; whoever asks is not told. */
  mayMail(address: string): Promise<boolean>
}

export function createInboxLimits(db: Database, { isOn }: { isOn: boolean }): InboxLimits {
  const mails = createLimiter(db, { name: 'inbox-mail', ...MAILS })
  return {
    visitor(bucket) {
      const limits = { name: bucket, points: BUCKETS[bucket], duration: VISITOR_WINDOW_S }
      const limiter = createLimiter(db, limits)
      return createMiddleware<HttpEnv>(async (c, next) => {
        const waitS = isOn ? await take(limiter, visitorKey(c.var.clientIp)) : 0
        if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
        await next()
      })
    },
    async mayMail(address) {
      return !isOn || (await take(mails, address.toLowerCase())) === 0
    },
  }
}
