import pg from 'pg'
import type { Heartbeats } from '../heartbeats.ts'
import { cancelStatement } from './cancel-statement.ts'
import { createPoolDatabase, type PoolDatabase } from './pool-database.ts'
import { LISTENER_LIMIT_MS, openPostgresListener } from './postgres-listener.ts'
import { limitStatements } from './statement-limit.ts'
import { trackClients } from './tracked-clients.ts'
import { waitForRoom } from './wait-for-room.ts'

export type PostgresPlace = {
  databaseUrl: string
  /**
   * The same database without a pooler in between, where `databaseUrl` leads to one that lends a
   * connection for a transaction only (PgBouncer's transaction mode).
   */
  directUrl?: string | undefined
  /** Most connections for statements; one more listens. */
  poolSize?: number
  /** Longest statement, in milliseconds, before its connection counts as silent and is ended. */
  statementLimitMs?: number
}

const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 5000
/** A second more than the longest statement PostgreSQL allows a person (statement_limits.sql). */
const STATEMENT_LIMIT_MS = 9000

/** Signs of life that the system sends on an idle connection, on our side. */
export const KEEP_ALIVE = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
}

/**
 * Settings with which PostgreSQL, too, notices a lost connection, after about 11 s, and rolls back
 * what it held.
 */
const SESSION = `select
  set_config('tcp_keepalives_idle', '5', false),
  set_config('tcp_keepalives_interval', '2', false),
  set_config('tcp_keepalives_count', '3', false),
  set_config('tcp_user_timeout', '11000', false),
  set_config('client_connection_check_interval', '5s', false),
  set_config('idle_in_transaction_session_timeout', '15s', false)`

/** Pool of connections to a PostgreSQL 15 or newer, opened on demand. */
export function openPostgres(place: PostgresPlace, heartbeats?: Heartbeats): PoolDatabase {
  const { databaseUrl, directUrl, poolSize = POOL_SIZE } = place
  const { statementLimitMs = STATEMENT_LIMIT_MS } = place
  const { Client, cut } = trackClients()
  const limit = limitStatements(statementLimitMs, cancelStatement)
  const pool = new pg.Pool({
    ...KEEP_ALIVE,
    Client,
    connectionString: databaseUrl,
    application_name: 'podium',
    max: poolSize,
    pipeline: true,
  })
  // Sent ahead of the first statement, without waiting for the answer. A pooler's connections are
  // everybody's.
  if (!directUrl) pool.on('connect', (client) => void client.query(SESSION).catch(() => {}))
  const listener = openPostgresListener({
    ...KEEP_ALIVE,
    Client,
    connectionString: directUrl ?? databaseUrl,
    answerWithinMs: statementLimitMs,
    heart: heartbeats?.of('listener', LISTENER_LIMIT_MS),
  })
  return createPoolDatabase({
    engine: 'postgres',
    pool,
    poolSize,
    keepsNames: !directUrl,
    watch: limit.watch,
    silence: limit,
    isBack: waitForRoom,
    causeOf: nameSilence,
    cancel: cancelStatement,
    listen: listener.listen,
    close: listener.close,
    cut,
  })
}

/**
 * Cause of a failed attempt to connect. One that our own time limit ended is called silence: below it the driver
 * has a connection that was terminated, as if PostgreSQL had ended it.
 */
function nameSilence(cause: unknown): unknown {
  const isOurs = cause instanceof Error && cause.message.endsWith('due to connection timeout')
  return isOurs
    ? new Error(`PostgreSQL has not taken a connection for ${CONNECT_TIMEOUT_MS} ms`)
    : cause
}
