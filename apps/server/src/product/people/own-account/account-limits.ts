import type { Database } from '../../../platform/db/database.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'

/**
 * Requests one person may make for expensive operations, those that could be used to guess a
 * password, and those that fill the audit log.
 */
const BUCKETS = {
  'account-password': { points: 10, duration: 10 * 60 },
  'account-export': { points: 10, duration: 60 * 60 },
  'account-type': { points: 10, duration: 60 * 60 },
}

export type AccountLimits = {
  /** Takes one point of a bucket. Throws `over_request_rate_limit` (429). */
  take(bucket: keyof typeof BUCKETS, personId: string): Promise<void>
}

export function createAccountLimits(db: Database, { isOn }: { isOn: boolean }): AccountLimits {
  const limiters = {
    'account-password': createLimiter(db, {
      name: 'account-password',
      ...BUCKETS['account-password'],
    }),
    'account-export': createLimiter(db, { name: 'account-export', ...BUCKETS['account-export'] }),
    'account-type': createLimiter(db, { name: 'account-type', ...BUCKETS['account-type'] }),
  }
  return {
    async take(bucket, personId) {
      const waitS = isOn ? await take(limiters[bucket], personId) : 0
      if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
    },
  }
}
