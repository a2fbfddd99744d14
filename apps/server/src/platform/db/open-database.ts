import { type Logger, pino } from 'pino'
import type { Heartbeats } from '../heartbeats.ts'
import { type EmbeddedPlace, openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres, type PostgresPlace } from './open-postgres.ts'
import type { PoolDatabase } from './pool-database.ts'

/**
 * Location of the database: `dataDir` is a folder for the embedded engine, made when missing;
 * `databaseUrl` (postgres://…) is a PostgreSQL 15 or newer.
 */
export type DatabasePlace = EmbeddedPlace | PostgresPlace

/**
 * Opens the database; it has no tables before `migrate`. PostgreSQL is connected to on first use, so an
 * unreachable one shows as `AppError('unavailable')` then. Throws `FolderInUseError` for a taken folder.
 */
export async function openDatabase(
  place: DatabasePlace,
  logger: Logger = pino({ enabled: false }),
  heartbeats?: Heartbeats,
): Promise<PoolDatabase> {
  return 'dataDir' in place
    ? openEmbedded(place, logger, heartbeats)
    : openPostgres(place, heartbeats)
}
