import { AppError } from '@podium/domain'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { within } from '../within.ts'
import type { Database, Statement, Tx } from './database.ts'
import { Flush } from './flush.ts'
import { hasTooManyNames, preparedNames } from './prepared-names.ts'
import { ReadOnlyDatabaseError } from './read-only-database-error.ts'
import { refusedByDatabase } from './refused-by-database.ts'
import type { StatementLimit } from './statement-limit.ts'
import { hangUp } from './wire.ts'

/** Most requests waiting for a connection; the next one gets 503 at once. */
const MAX_WAITING = 500

/** Time for a transaction, whose locks would stay otherwise, and on the embedded engine the only connection. */
const TRANSACTION_LIMIT_MS = 30_000

/** `Database` that can also lend a connection to code that needs the driver itself (migrations). */
export type PoolDatabase = Database & {
  /** Lends a connection; its statements have no time limit. */
  withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T>
  /** Ends every connection now and for good: what still waits for the database fails at once. */
  cut(): void
  load(): PoolLoad
  /** Times the embedded engine broke and was opened again; 0 for PostgreSQL. */
  restarts(): number
}

/** Connections of the pool, those lent, and the requests that wait for one. */
type PoolLoad = { open: number; inUse: number; waiting: number }

type PoolDatabaseOptions = Pick<
  PoolDatabase,
  'engine' | 'poolSize' | 'listen' | 'close' | 'cut'
> & {
  pool: Pool
  restarts?: PoolDatabase['restarts']
  /**
   * Whether a connection keeps its prepared statements; behind a pooler each transaction may run on
   * another one.
   */
  keepsNames?: boolean
  /**
   * Observer of every statement from sending to answer: the embedded engine's watchdog, the time
   * limit of PostgreSQL's.
   */
  watch?: Watch
  /** Notes what the connections' silence says about the others. */
  silence?: Pick<StatementLimit, 'returned' | 'isSuspect' | 'askIdle'>
  /** Cancels the statement running on a connection. */
  cancel?: (client: PoolClient) => Promise<void>
  /**
   * Resolves to true once another attempt to connect may succeed, to false when the wait since
   * `sinceMs` is too long.
   */
  isBack?: (sinceMs: number, cause: unknown) => Promise<boolean>
  /** Cause of a failed attempt to connect as operators read it, where the engine knows more than the driver. */
  causeOf?: (cause: unknown) => unknown
}

type Watch = <T>(
  running: Promise<T>,
  options: { client: PoolClient; isAwaited?: (() => boolean) | undefined },
) => Promise<T>

/** `Database` on a pool of pipelined connections, the same for both engines. */
export function createPoolDatabase({
  pool,
  keepsNames = true,
  watch = (running) => running,
  silence,
  cancel,
  isBack = async () => false,
  causeOf = (cause) => cause,
  restarts = () => 0,
  close: closeEngine,
  ...rest
}: PoolDatabaseOptions): PoolDatabase {
  // Errors of a dying connection are ignored here: its statements fail by themselves, but without a
  // listener the process would end.
  pool.on('connect', (client) => client.on('error', () => {})).on('error', () => {})
  /** Connections opened since the database last took no writes: those of before stay so when it takes them again. */
  let sound = new WeakSet<PoolClient>()
  pool.on('connect', (client) => void sound.add(client))

  function refusal(error: unknown, isReadOnly?: boolean) {
    const refused = refusedByDatabase(error, { isReadOnly })
    if (refused instanceof ReadOnlyDatabaseError) sound = new WeakSet()
    return refused
  }
  const send = (client: PoolClient, query: QueryConfig): Promise<QueryResult> =>
    watch(client.query(query), { client }).catch((error: unknown) => {
      throw refusal(error)
    })

  /**
   * Number of lent connections. A counter with few promises on the way: those cost a feed page a
   * tenth of its time.
   */
  let lent = 0
  let closing: Promise<void> | undefined
  const { promise: allBack, resolve: settle } = Promise.withResolvers<void>()

  async function connect(sinceMs = performance.now()): Promise<PoolClient> {
    try {
      const client = await pool.connect()
      const isSuspect = silence?.isSuspect(client) === true
      if (!isSuspect && sound.has(client)) {
        silence?.askIdle(client)
        return client
      }
      if (isSuspect) hangUp(client)
      client.release(true)
    } catch (cause) {
      if (closing || !(await isBack(sinceMs, cause)))
        throw new AppError('unavailable', { cause: causeOf(cause) })
    }
    return connect(sinceMs)
  }

  /**
   * Lends a connection. It returns to the pool only outside a transaction; any other is closed,
   * which rolls back.
   */
  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    if (closing || pool.waitingCount >= MAX_WAITING) throw new AppError('unavailable')
    lent += 1
    let client: PoolClient | undefined
    try {
      client = await connect()
      return await work(client)
    } finally {
      if (client) {
        silence?.returned(client)
        const isSpent =
          client.getTransactionStatus() !== 'I' || hasTooManyNames(client) || !sound.has(client)
        client.release(isSpent)
      }
      lent -= 1
      if (closing && lent === 0) settle()
    }
  }

  /** Closes the pool; requests already made still get their answer. */
  async function close() {
    if (lent > 0) await allBack
    await pool.end()
    await closeEngine()
  }

  return {
    ...rest,
    close: () => {
      closing ??= close()
      return closing
    },
    withClient,
    restarts,
    load: () => ({
      open: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    query: (text, values) =>
      withClient((client) => rowsOf(send(client, forDriver({ text, values })))),
    transaction: (work) => withClient((client) => inTransaction(client, send, work)),
    batch: (statements, { end = 'commit', signal, isAwaited, isReadOnly, onProgress } = {}) =>
      withClient(async (client) => {
        signal?.throwIfAborted()
        const named = keepsNames ? statements : statements.map(withoutName)
        const all = end === 'rollback' ? [...named, ROLLBACK] : named
        const flush = new Flush(all, preparedNames(client, all), onProgress)
        client.query(flush)
        const stop = signal && cancel && cancelOn(signal, () => cancel(client))
        try {
          const results = await watch(flush.answer, { client, isAwaited })
          return results.slice(0, statements.length)
        } catch (error) {
          signal?.throwIfAborted()
          throw refusal(error, isReadOnly)
        } finally {
          // The connection is reused only after a cancellation under way has reached it.
          await stop?.()
        }
      }),
  }
}

/**
 * Calls `cancel` when the signal aborts. Returns a function that unsubscribes and waits for a
 * running call.
 */
function cancelOn(signal: AbortSignal, cancel: () => Promise<void>): () => Promise<void> {
  let cancelling: Promise<void> | undefined
  const start = () => {
    cancelling = cancel().catch(() => {})
  }
  signal.addEventListener('abort', start)
  return async () => {
    signal.removeEventListener('abort', start)
    await cancelling
  }
}

type Send = (client: PoolClient, query: QueryConfig) => Promise<QueryResult>

async function inTransaction<T>(client: PoolClient, send: Send, work: (tx: Tx) => Promise<T>) {
  let isOpen = true
  let isAnswered = true
  const tx: Tx = {
    async query(text, values) {
      // Statements sent after the end would run in somebody else's transaction.
      if (!isOpen) throw new Error('The transaction is over')
      requireAnswer(isAnswered)
      const query = forDriver({ text, values })
      isAnswered = false
      return rowsOf(
        send(client, query).finally(() => {
          isAnswered = true
        }),
      )
    },
  }
  await send(client, { text: 'begin' })
  try {
    const result = await within(TRANSACTION_LIMIT_MS, work(tx), () => new AppError('unavailable'))
    isOpen = false
    requireAnswer(isAnswered)
    const { command } = await send(client, { text: 'commit' })
    if (command !== 'COMMIT')
      throw new Error('A refused statement was ignored; nothing is committed')
    return result
  } catch (error) {
    isOpen = false
    // A failed rollback means that the connection is gone, and with it the transaction.
    await send(client, { text: 'rollback' }).catch(() => {})
    throw error
  }
}

/** Check that no statement was left running: its refusal would reach nobody. */
function requireAnswer(isAnswered: boolean) {
  if (!isAnswered) throw new Error('A statement was not awaited; nothing is committed')
}

/** Rows of a result, typed by the caller, whose SQL selects them. */
const rowsOf = async <Row>(result: Promise<QueryResult>) => (await result).rows as Row[]

/**
 * Statement with its values serialised before sending: on a bad value the driver would fail this
 * one statement and send the rest.
 */
type StatementInput = Pick<Statement, 'text' | 'name'> & { values?: readonly unknown[] | undefined }

const forDriver = ({ text, values, name }: StatementInput): QueryConfig => ({
  text,
  ...(name === undefined ? {} : { name }),
  ...(values === undefined ? {} : { values: values.map(parameter) }),
})

const parameter = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? JSON.stringify(value)
    : value

/**
 * Rollback of the statements before it in its flush; after a refusal it is skipped and not needed.
 */
const ROLLBACK: Statement = { text: 'rollback' }

const withoutName = ({ text, values }: Statement): Statement => ({
  text,
  ...(values && { values }),
})
