import { AppError } from '@podium/domain'
import pg from 'pg'
import { ReadOnlyDatabaseError } from './read-only-database-error.ts'
import { SqlError } from './sql-error.ts'

/**
 * SQLSTATEs for "the server cannot work now" rather than "this statement is wrong": connection
 * exceptions (08), shutdowns and starts (57P01 to 57P03), too many connections, no space, no
 * memory, failed I/O.
 */
const AWAY = /^(08...|57P0[123]|53...|58030)$/

/** SQLSTATE of a write in a transaction that is read-only. */
const READ_ONLY = '25006'

/**
 * Translation of a driver error: `SqlError` for a refusal of PostgreSQL, `AppError('unavailable')`
 * for a failed connection, whatever the driver called it, and for a database that takes no writes unless the
 * transaction itself was to be read-only.
 */
export function refusedByDatabase(
  error: unknown,
  { isReadOnly = false }: { isReadOnly?: boolean | undefined } = {},
): SqlError | AppError {
  if (isDatabaseError(error) && error.code === READ_ONLY && !isReadOnly)
    return new ReadOnlyDatabaseError(error)
  if (!isDatabaseError(error) || AWAY.test(error.code) || isFatal(error)) {
    return new AppError('unavailable', { cause: error })
  }
  const { code, message, detail, hint, constraint, routine } = error
  return new SqlError(message, { sqlState: code, detail, hint, constraint, routine, cause: error })
}

const isDatabaseError = (error: unknown): error is pg.DatabaseError & { code: string } =>
  error instanceof pg.DatabaseError && error.code !== undefined

/** Whether the session is over: FATAL and PANIC end it whatever the code says. */
const isFatal = ({ severity }: pg.DatabaseError) => severity === 'FATAL' || severity === 'PANIC'
