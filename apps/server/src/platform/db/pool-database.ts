import { AppError } from '@podium/domain'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Database, Statement, Tx } from './database.ts'
import { Flush } from './flush.ts'
import { hasTooManyNames, preparedNames } from './prepared-names.ts'
import { refusedByDatabase } from './refused-by-database.ts'

/** Requests that may wait for a connection; the next one gets 503 at once. */
const MAX_WAITING = 500

const TRANSACTION_LIMIT_MS = 30_000

/** A `Database` that can also lend a connection to what speaks to the driver itself (migrations). */
export type PoolDatabase = Database & {
  withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T>
}

type PoolDatabaseOptions = Pick<Database, 'engine' | 'listen' | 'close'> & {
  pool: Pool
  /** Sees every statement from sending to answer: the embedded engine's watchdog. */
  watch?: Watch
  /** Ends the statement that runs on a connection. */
  cancel?: (client: PoolClient) => Promise<void>
  /** True once another try to connect may succeed; false for who has waited too long since `sinceMs`. */
  isBack?: (sinceMs: number) => Promise<boolean>
}

type Watch = <T>(
  running: Promise<T>,
  options?: { isAwaited?: (() => boolean) | undefined },
) => Promise<T>

/** `Database` on a pool of pipelined connections, the same for both engines. */
export function createPoolDatabase({
  pool,
  watch = (running) => running,
  cancel,
  isBack = async () => false,
  close: closeEngine,
  ...rest
}: PoolDatabaseOptions): PoolDatabase {
  // A connection that dies fails its statements; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => {})).on('error', () => {})

  const send = (client: PoolClient, query: QueryConfig): Promise<QueryResult> =>
    watch(client.query(query)).catch((error: unknown) => {
      throw refusedByDatabase(error)
    })

  /** A counter, and few promises on the way: those cost a feed page a tenth of its time. */
  let lent = 0
  let closing: Promise<void> | undefined
  const { promise: allBack, resolve: settle } = Promise.withResolvers<void>()

  async function connect(sinceMs = performance.now()): Promise<PoolClient> {
    try {
      return await pool.connect()
    } catch (cause) {
      if (!closing && (await isBack(sinceMs))) return connect(sinceMs)
      throw new AppError('unavailable', { cause })
    }
  }

  /** A connection goes back only outside a transaction; any other is closed, which rolls back. */
  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    if (closing || pool.waitingCount >= MAX_WAITING) throw new AppError('unavailable')
    lent += 1
    let client: PoolClient | undefined
    try {
      client = await connect()
      return await work(client)
    } finally {
      client?.release(client.getTransactionStatus() !== 'I' || hasTooManyNames(client))
      lent -= 1
      if (closing && lent === 0) settle()
    }
  }

  /** What was asked before still gets its answer. */
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
    query: (text, values) =>
      withClient((client) => rowsOf(send(client, forDriver({ text, values })))),
    transaction: (work) => withClient((client) => inTransaction(client, send, work)),
    batch: (statements, { end = 'commit', signal, isAwaited } = {}) =>
      withClient(async (client) => {
        signal?.throwIfAborted()
        const all = end === 'rollback' ? [...statements, ROLLBACK] : statements
        const flush = new Flush(all, preparedNames(client, all))
        client.query(flush)
        const stop = signal && cancel && cancelOn(signal, () => cancel(client))
        try {
          const results = await watch(flush.answer, { isAwaited })
          return results.slice(0, statements.length)
        } catch (error) {
          signal?.throwIfAborted()
          throw refusedByDatabase(error)
        } finally {
          // Nobody else gets the connection before the end of what was asked has reached it.
          await stop?.()
        }
      }),
  }
}

/** Calls `cancel` when the signal aborts. What it gives ends that, and waits for a call under way. */
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
  const tx: Tx = {
    async query(text, values) {
      // What `work` left running would otherwise act on whoever has the connection next.
      if (!isOpen) throw new Error('The transaction is over')
      return rowsOf(send(client, forDriver({ text, values })))
    },
  }
  await send(client, { text: 'begin' })
  try {
    const result = await inTime(work(tx))
    isOpen = false
    const { command } = await send(client, { text: 'commit' })
    if (command !== 'COMMIT')
      throw new Error('A refused statement was ignored; nothing is committed')
    return result
  } catch (error) {
    isOpen = false
    // Refused only when the connection is gone, and then nothing is left to roll back.
    await send(client, { text: 'rollback' }).catch(() => {})
    throw error
  }
}

/** Work that never ends would keep its locks, and on the embedded engine the only connection. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('unavailable')), TRANSACTION_LIMIT_MS)
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** The caller names the shape that its own SQL selects. */
const rowsOf = async <Row>(result: Promise<QueryResult>) => (await result).rows as Row[]

/** Serialises before anything is sent: the driver would fail this one statement and send the rest. */
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

/** Undoes what came before it in its flush. After a refusal it is skipped like the rest, and not needed. */
const ROLLBACK: Statement = { text: 'rollback' }
