import type { Database } from '../../../platform/db/database.ts'
import { limitVisitor } from '../../../platform/http/limit-visitor.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'

/** Requests of one address, whoever asks: programs ask every few minutes at most, from several devices. */
const AN_ADDRESS = { points: 60, duration: 10 * 60 }

type Deps = { db: Database; settings: { authRateLimits: boolean | undefined } }

/**
 * Limit on reading secret addresses of a kind: `before` is what one visitor may ask, known or not, and `take` what may be
 * asked of a known one, by an id of its own or of its owner. Both throw `over_request_rate_limit` (429).
 */
export function limitReading(
  { db, settings }: Deps,
  { name, perVisitor }: { name: string; perVisitor: number },
) {
  const isOn = settings.authRateLimits === true
  const limiter = createLimiter(db, { name: `${name}-address`, ...AN_ADDRESS })
  return {
    before: limitVisitor(db, { name, points: perVisitor, isOn }),
    async take(key: string) {
      const waitS = isOn ? await take(limiter, key) : 0
      if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
    },
  }
}
