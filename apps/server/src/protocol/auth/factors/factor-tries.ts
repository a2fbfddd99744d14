import type { ErrorCode } from '@podium/domain'
import type { Database, Tx } from '../../../platform/db/database.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { count } from '../requests/counters.ts'

const DAY_S = 24 * 60 * 60
/** Most tries of codes of an account's factors: of one network in five minutes, and of all in a day. */
const MAX = { ofPair: 5, ofAccount: 100 }
const PAIR_WINDOW_S = 5 * 60

export type FactorTry = {
  userId: string
  network: string
  now: Date
  /** Kind of code; each has its own count, so that wrong ones of one kind never lock the other. */
  kind: 'factor' | 'recovery-code'
}

/** Refusal of tries beyond the limits, by kind of code. */
const REFUSALS = {
  factor: 'over_request_rate_limit',
  'recovery-code': 'mfa_recovery_codes_locked',
} as const satisfies Record<FactorTry['kind'], ErrorCode>

/**
 * Counts a try before it is compared, so that concurrent ones count too. Whoever tries knows the
 * password: a code that takes 3 of a million then opens an account in a day with a chance of 1 in
 * 3,000 at most. Throws `over_request_rate_limit` or `mfa_recovery_codes_locked` (429).
 */
export async function countFactorTry(db: Database, attempt: FactorTry) {
  const { now, kind } = attempt
  const counters = [
    [pairKey(attempt), PAIR_WINDOW_S, MAX.ofPair],
    [accountKey(attempt), DAY_S, MAX.ofAccount],
  ] as const
  for (const [key, windowS, max] of counters) {
    const { points, secondsLeft } = await count(db, { key, windowS, now })
    if (points > max) throw new TryLaterError(REFUSALS[kind], { retryAfterS: secondsLeft })
  }
}

/** Forgets the tries of somebody who got in. */
export async function forgetFactorTries(tx: Tx, of: Omit<FactorTry, 'now'>): Promise<void> {
  await tx.query('delete from auth.rate_limits where key = any ($1)', [
    [pairKey(of), accountKey(of)],
  ])
}

const pairKey = ({ kind, userId, network }: Omit<FactorTry, 'now'>) =>
  `${kind}:${userId} ${network}`
const accountKey = ({ kind, userId }: Omit<FactorTry, 'now'>) => `${kind}:${userId}`
