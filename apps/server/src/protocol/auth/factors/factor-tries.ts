import type { Database } from '../../../platform/db/database.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { count } from '../requests/counters.ts'

const DAY_S = 24 * 60 * 60
/** Most tries of codes of an account's factors: of one network in five minutes, and of all in a day. */
const MAX = { ofPair: 5, ofAccount: 100 }
const PAIR_WINDOW_S = 5 * 60

export type FactorTry = { userId: string; network: string; now: Date }

/**
 * Counts a try before it is compared, so that concurrent ones count too. Whoever tries knows the
 * password: a code that takes 3 of a million then opens an account in a day with a chance of 1 in
 * 3,000 at most. Throws `over_request_rate_limit` (429).
 */
export async function countFactorTry(db: Database, { userId, network, now }: FactorTry) {
  const counters = [
    [pairKey({ userId, network }), PAIR_WINDOW_S, MAX.ofPair],
    [accountKey(userId), DAY_S, MAX.ofAccount],
  ] as const
  for (const [key, windowS, max] of counters) {
    const { points, secondsLeft } = await count(db, { key, windowS, now })
    if (points > max) {
      throw new TryLaterError('over_request_rate_limit', { retryAfterS: secondsLeft })
    }
  }
}

/** Forgets the tries of somebody who got in. */
export async function forgetFactorTries(db: Database, of: Omit<FactorTry, 'now'>): Promise<void> {
  await db.query('delete from auth.rate_limits where key = any ($1)', [
    [pairKey(of), accountKey(of.userId)],
  ])
}

const pairKey = ({ userId, network }: Omit<FactorTry, 'now'>) => `factor:${userId} ${network}`
const accountKey = (userId: string) => `factor:${userId}`
