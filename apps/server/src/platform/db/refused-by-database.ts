import { AppError } from '@podium/domain'
import pg from 'pg'
import { SqlError } from './sql-error.ts'

/**
 * SQLSTATEs that say "the server cannot work now", not "this statement is wrong": connection exceptions
 * (08), shutdowns and starts (57P01 to 57P03), too many connections, no space, no memory, failed I/O.
 */
const AWAY = /^(08...|57P0[123]|53...|58030)$/

/**
 * The driver's error as ours: `SqlError` for what PostgreSQL refused, `AppError('unavailable')` for a
 * connection that failed, whatever the driver called it.
 */
export function refusedByDatabase(error: unknown): SqlError | AppError {
  if (!isDatabaseError(error) || AWAY.test(error.code) || isFatal(error)) {
    return new AppError('unavailable', { cause: error })
  }
  const { code, message, detail, hint, constraint, routine } = error
  return new SqlError(message, {
    sqlState: code,
    ...(detail === undefined ? {} : { detail }),
    ...(hint === undefined ? {} : { hint }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(routine === undefined ? {} : { routine }),
    cause: error,
  })
}

const isDatabaseError = (error: unknown): error is pg.DatabaseError & { code: string } =>
  error instanceof pg.DatabaseError && error.code !== undefined

/** FATAL and PANIC end the session, so the connection is gone whatever the code says. */
const isFatal = ({ severity }: pg.DatabaseError) => severity === 'FATAL' || severity === 'PANIC'
