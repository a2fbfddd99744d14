import type { Logger } from 'pino'
import type { Heartbeats } from '../../heartbeats.ts'
import type { PoolDatabase } from '../pool-database.ts'
import { createEmbeddedDatabase } from './embedded-database.ts'
import { startEngine } from './engine.ts'
import { MAINTENANCE_LATE_MS, maintain, scheduleMaintenance } from './maintenance.ts'

export type EmbeddedPlace = {
  dataDir: string
  /** Longest statement, in milliseconds, before the engine counts as hung and is restarted. */
  statementLimitMs?: number
  /** Acknowledged writes that a loss of power may cost, in milliseconds; 0: none. */
  syncEveryMs?: number
}

/** PGlite in `dataDir`, watched and maintained. Throws `FolderInUseError`. */
export async function openEmbedded(
  place: EmbeddedPlace,
  logger: Logger,
  heartbeats?: Heartbeats,
): Promise<PoolDatabase> {
  const engine = await startEngine(place, logger)
  const db = createEmbeddedDatabase(engine)
  const maintenance = scheduleMaintenance(() => maintain(db, engine), {
    logger,
    heart: heartbeats?.of('maintenance', MAINTENANCE_LATE_MS),
  })
  return {
    ...db,
    close() {
      maintenance.stop()
      return db.close()
    },
  }
}
