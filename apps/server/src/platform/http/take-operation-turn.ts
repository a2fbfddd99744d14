import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/database.ts'
import { askerOf } from './asker.ts'
import { createFairTurns, type TurnLimits } from './fair-turns.ts'
import { hangUpSignal } from './hang-up.ts'
import type { HttpEnv } from './http-env.ts'
import type { Operation } from './operation.ts'

/** Operations of one person at once; the embedded engine does one thing at a time anyway. */
const PER_PERSON = { pglite: 2, postgres: 4 }

type Engine = Pick<Database, 'engine'>

const limitsOf = ({ engine }: Engine, running: number): TurnLimits => ({
  all: { running, waiting: 1000 },
  perPerson: { running: PER_PERSON[engine], waiting: 60 },
  /** Higher than for a person, because an office or a school shares one address. */
  perAddress: { running: 10, waiting: 300 },
  waitMs: 12_000,
  restFactor: 0,
})

/** Concurrent operations that are done as soon as the database has answered, and of those that wait long. */
const RUNNING = { quick: 40, long: 20 }

/**
 * Layers that let the operations of the product's own API take turns, by person and by address, so
 * that nobody's flood delays others; those that wait long have turns of their own, and keep none of the others from
 * theirs. Each throws `over_request_rate_limit` (429).
 */
export function takeOperationTurn(db: Engine) {
  const quick = layerOf(limitsOf(db, RUNNING.quick))
  const long = layerOf(limitsOf(db, RUNNING.long))
  return ({ waitsLong = false }: Pick<Operation, 'waitsLong'>) => (waitsLong ? long : quick)
}

function layerOf(limits: TurnLimits) {
  const { inTurn } = createFairTurns(limits)
  return createMiddleware<HttpEnv>((c, next) =>
    inTurn(askerOf(c, c.var.personId), next, hangUpSignal(c)),
  )
}
