import type { Database } from '../../platform/db/database.ts'
import type { TurnLimits } from '../../platform/http/fair-turns.ts'

/** Longest wait of a join for its turn, in milliseconds: the official client gives up after ten seconds. */
const WAIT_MS = 8000

/** Joins that ask the database at a time: few, because its connections are for requests. */
export function joinTurns({ engine }: Pick<Database, 'engine'>): TurnLimits {
  const running = engine === 'pglite' ? 1 : 4
  return {
    all: { running, waiting: 1000 },
    perPerson: { running: Math.min(running, 2), waiting: 60 },
    perAddress: { running: Math.min(running, 3), waiting: 300 },
    waitMs: WAIT_MS,
    restFactor: 0,
  }
}
