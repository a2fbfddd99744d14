import pg from 'pg'
import { createPoolDatabase, type PoolDatabase } from './pool-database.ts'
import { openPostgresListener } from './postgres-listener.ts'

const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 5000

/** Pool of connections to a PostgreSQL 15 or newer, opened on demand. */
export function openPostgres(databaseUrl: string): PoolDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'podium',
    max: POOL_SIZE,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  return createPoolDatabase({
    engine: 'postgres',
    pool,
    cancel: async (client) => {
      // `processID` exists on the driver's client but is missing from its types.
      const { processID } = client as typeof client & { processID: number }
      await pool.query('select pg_cancel_backend($1)', [processID])
    },
    ...openPostgresListener(databaseUrl),
  })
}
