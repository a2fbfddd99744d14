import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { resolvesWithin } from '../../within.ts'
import { createChannels } from '../channels.ts'
import { createPoolDatabase, type PoolDatabase } from '../pool-database.ts'
import { trackClients } from '../tracked-clients.ts'
import type { Engine } from './engine.ts'

/**
 * Longest wait of a request for the one connection, in milliseconds; then 503 with Retry-After. It
 * bounds the queue behind a slow statement (docs/decisions/0003).
 */
const WAIT_LIMIT_MS = 5000
const RETRY_PAUSE_MS = 20

/**
 * Embedded engine behind the same driver as PostgreSQL: one connection, so one transaction at a
 * time.
 */
export function createEmbeddedDatabase(engine: Engine): PoolDatabase {
  const channels = createChannels()
  const { Client, cut } = trackClients()
  const pool = new pg.Pool({
    Client,
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
      // Prepared statements of the last connection must go: PGlite has one session for all
      // connections.
      await engine.watch(client.query('discard all'))
      // Deeper recursion overflows the thread's stack before PostgreSQL notices, and ends the engine.
      await engine.watch(client.query(`set max_stack_depth = '500kB'`))
      const heard = channels.names()
      for (const channel of heard) await client.query(listenTo(channel))
      // The connection before this one has ended: what it had not delivered yet is lost.
      for (const channel of heard) channels.deliver({ channel, payload: '' })
    },
  })
  const db: PoolDatabase = createPoolDatabase({
    engine: 'pglite',
    pool,
    poolSize: 1,
    cut,
    watch: (running, { isAwaited }) =>
      engine.watch(running, {
        isAwaited: isAwaited && (() => pool.waitingCount > 0 || isAwaited()),
      }),
    async isBack(sinceMs) {
      const leftMs = WAIT_LIMIT_MS - (performance.now() - sinceMs)
      if (leftMs < RETRY_PAUSE_MS) return false
      // Pause, because the connection may fail before the watchdog knows why.
      await sleep(RETRY_PAUSE_MS)
      return resolvesWithin(leftMs, engine.whenOpen())
    },
    causeOf: (cause) => engine.failure() ?? cause,
    async listen(channel, onPayload) {
      await db.query(listenTo(channel))
      channels.add(channel, onPayload)
      return async () => {
        if (channels.remove(channel, onPayload)) await db.query(`un${listenTo(channel)}`)
      }
    },
    close: engine.close,
    restarts: engine.restarts,
  })
  return db
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
