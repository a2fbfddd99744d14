import pg from 'pg'
import { createChannels } from '../channels.ts'
import { createPoolDatabase, type PoolDatabase } from '../pool-database.ts'
import type { Engine } from './engine.ts'

/**
 * A request waits this long for its turn on the one connection, then gets 503 with Retry-After: behind a
 * slow statement a person hears so in time, and the queue cannot grow without end (docs/decisions/0003).
 */
const WAIT_LIMIT_MS = 5000

/** The engine behind the same driver as PostgreSQL: one connection, so one transaction at a time. */
export function createEmbeddedDatabase(engine: Engine): PoolDatabase {
  const channels = createChannels()
  const pool = new pg.Pool({
    host: engine.socketDir,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    pipeline: true,
    ssl: false,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_LIMIT_MS,
    onConnect: async (client) => {
      client.on('notification', channels.deliver)
      // PGlite has one session for all connections: what the last one prepared is still there.
      await engine.watch(client.query('discard all'))
      // Deeper recursion overflows the thread's stack before PostgreSQL notices, and ends the engine.
      await engine.watch(client.query(`set max_stack_depth = '500kB'`))
      for (const channel of channels.names()) await client.query(listenTo(channel))
    },
  })
  const db: PoolDatabase = createPoolDatabase({
    engine: 'pglite',
    pool,
    watch: engine.watch,
    async listen(channel, onPayload) {
      await db.query(listenTo(channel))
      channels.add(channel, onPayload)
      return async () => {
        if (channels.remove(channel, onPayload)) await db.query(`un${listenTo(channel)}`)
      }
    },
    close: engine.close,
  })
  return db
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
