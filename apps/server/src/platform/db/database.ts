/** SQL statement. A `name` makes it a named prepared statement: one per request shape, never per value. */
export type Statement = { text: string; values?: readonly unknown[]; name?: string }

export type StatementResult = { rows: Record<string, unknown>[]; rowCount: number }

/**
 * Connection inside an open transaction, one statement at a time: one that nobody awaited fails the next, or the commit.
 * Every method throws `SqlError`.
 */
export type Tx = {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/**
 * Database access of all services; PGlite and PostgreSQL differ only in how the pool is made.
 * Throws `SqlError` for refusals of the database, `AppError('unavailable')` while it cannot be
 * reached.
 */
export type Database = {
  readonly engine: 'pglite' | 'postgres'
  /** Most statements at a time. */
  readonly poolSize: number
  /** Runs one statement in a transaction of its own, as the server itself. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Interactive transaction as the server itself; rolled back when `work` throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs the statements as one transaction in one network flush, committed or rolled back; all or nothing. */
  batch(statements: readonly Statement[], options?: BatchOptions): Promise<StatementResult[]>
  /**
   * Calls `onPayload` for every NOTIFY on the channel until the returned function is called. An
   * empty payload also follows a break, in which notifications may have been lost.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

type BatchOptions = {
  end?: 'commit' | 'rollback'
  /** Whether the statements make their transaction read-only, so that a refused write is theirs. */
  isReadOnly?: boolean
  /** Cancels the statements as far as the engine can, then throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** Hears how many statements are answered; 0 when they are sent. */
  onProgress?: (answered: number) => void
  /**
   * Whether others wait for the end of a person's own statements: the embedded engine then uses the
   * shorter limit.
   */
  isAwaited?: () => boolean
}
