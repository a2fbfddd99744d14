import type { Database } from '../../../platform/db/database.ts'
import type { Asker } from '../../../platform/http/asker.ts'
import { createFairTurns } from '../../../platform/http/fair-turns.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'

/** Jobs of one person in a minute: a slider that is moved without a rest asks for about 100. */
const A_MINUTE = { points: 150, duration: 60 }
/** An address has room for ten people at the same moment, and a tenth of the queue however many accounts it makes. */
const SHARES = {
  all: { running: 1, waiting: 100 },
  perPerson: { running: 1, waiting: 4 },
  perAddress: { running: 1, waiting: 10 },
  waitMs: 15_000,
  restFactor: 0,
}

export type EngineTurns = {
  /** Runs a person's job when it is their turn. Throws `over_request_rate_limit` (429). */
  inTurn<T>(asker: Asker, job: () => Promise<T>): Promise<T>
}

/** Turns at an engine's one thread, shared fairly between people and addresses; a person's jobs of a minute count for all engines. */
export function createEngineTurns(db: Database, { isOn }: { isOn: boolean }): EngineTurns {
  const limiter = createLimiter(db, { name: 'project-engine', ...A_MINUTE })
  const turns = createFairTurns(SHARES)
  return {
    async inTurn(asker, job) {
      const waitS = isOn ? await take(limiter, asker.person) : 0
      if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
      return turns.inTurn(asker, job)
    },
  }
}
