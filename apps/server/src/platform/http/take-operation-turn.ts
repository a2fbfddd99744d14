import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/database.ts'
import { askerOf } from './asker.ts'
import { createFairTurns, type TurnLimits } from './fair-turns.ts'
import { hangUpSignal } from './hang-up.ts'
import type { HttpEnv } from './http-env.ts'

/** Operations of one person at once; the embedded engine does one thing at a time anyway. */
const PER_PERSON = { pglite: 2, postgres: 4 }

/** Limits of concurrent operations; many of them wait for something else than the database. */
const limitsOf = (engine: Database['engine']): TurnLimits => ({
  all: { running: 40, waiting: 1000 },
  perPerson: { running: PER_PERSON[engine], waiting: 60 },
  /** Higher than for a person, because an office or a school shares one address. */
  perAddress: { running: 10, waiting: 300 },
  waitMs: 12_000,
  restFactor: 0,
})

/**
 * Layer that lets the operations of the product's own API take turns, by person and by address, so
 * that nobody's flood delays others. Throws `over_request_rate_limit` (429).
 */
export function takeOperationTurn({ engine }: Pick<Database, 'engine'>) {
  const { inTurn } = createFairTurns(limitsOf(engine))
  return createMiddleware<HttpEnv>((c, next) =>
    inTurn(askerOf(c, c.var.personId), next, hangUpSignal(c)),
  )
}
