import type { Database } from '../../platform/db/database.ts'
import type { TurnLimits } from '../../platform/http/fair-turns.ts'

const WAITING = {
  all: 1000,
  perPerson: 60,
  /** Higher than for a person, because an office or a school shares one address. */
  perAddress: 300,
}

/**
 * Limits of concurrent data requests: on PostgreSQL at most 70 % of the pool's connections, half of
 * it for one address and a handful for one person; on the embedded engine, which runs one statement
 * at a time, one. There a person with long statements gets at most a tenth of its time while others
 * wait; and a wait may include a restart of the engine (3 s and more).
 */
export function turnLimits({
  engine,
  poolSize,
}: Pick<Database, 'engine' | 'poolSize'>): TurnLimits {
  if (engine === 'pglite') {
    return { ...shares({ all: 1, perPerson: 1, perAddress: 1 }), restFactor: 9, waitMs: 12_000 }
  }
  const all = Math.max(1, Math.floor(poolSize * 0.7))
  const perAddress = Math.max(1, Math.floor(poolSize / 2))
  return {
    ...shares({ all, perPerson: Math.min(MOST_PER_PERSON, perAddress), perAddress }),
    restFactor: 0,
    waitMs: 5000,
  }
}

const MOST_PER_PERSON = 4

function shares(
  running: Record<keyof typeof WAITING, number>,
): Omit<TurnLimits, 'restFactor' | 'waitMs'> {
  return {
    all: { running: running.all, waiting: WAITING.all },
    perPerson: { running: running.perPerson, waiting: WAITING.perPerson },
    perAddress: { running: running.perAddress, waiting: WAITING.perAddress },
  }
}
