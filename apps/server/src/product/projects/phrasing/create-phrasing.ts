import type { Database } from '../../../platform/db/database.ts'
import { createFairTurns } from '../../../platform/http/fair-turns.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import type { Model } from '../../../platform/model/model.ts'
import type { Phrasing } from './phrasing-deps.ts'

/** Replies that one person may have phrased: in ten minutes, and in a day. */
const A_WHILE = { name: 'phrasing-while', points: 20, duration: 600 }
const A_DAY = { name: 'phrasing-day', points: 100, duration: 24 * 60 * 60 }
/** Questions of one process at the same moment; those of one person follow each other. */
const SHARES = {
  all: { running: 4, waiting: 20 },
  perPerson: { running: 1, waiting: 2 },
  perAddress: { running: 2, waiting: 5 },
  waitMs: 15_000,
  restFactor: 0,
}

/** Replies phrased by a model, each person and address with a bounded share of it. */
export function createPhrasing(
  { db, isLimited }: { db: Database; isLimited: boolean },
  model: Model,
): Phrasing {
  const limiters = [createLimiter(db, A_WHILE), createLimiter(db, A_DAY)]
  const turns = createFairTurns(SHARES)
  return {
    model,
    async inTurn(asker, job) {
      for (const limiter of isLimited ? limiters : []) {
        const waitS = await take(limiter, asker.person)
        if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
      }
      return turns.inTurn(asker, job)
    },
  }
}
