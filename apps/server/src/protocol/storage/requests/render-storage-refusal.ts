import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { SqlError } from '../../../platform/db/sql-error.ts'
import { hungUpAnswer, isCutOff } from '../../../platform/http/hang-up.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { loggedPath } from '../../../platform/log/logged-path.ts'
import {
  accessDenied,
  alreadyExists,
  StorageRefusal,
  slowDown,
  tooLarge,
} from './storage-refusal.ts'

/**
 * Error handler with Supabase Storage's four keys. Its answers have status 400 whatever the body
 * says, except where retrying or another login helps, and for what is not built. Anything but a
 * refusal is logged and answered with 500.
 */
export const renderStorageRefusal =
  (logger: Logger) =>
  (thrown: Error, c: Context): Response => {
    if (isCutOff(c)) return hungUpAnswer()
    const refusal = toRefusal(thrown)
    const { statusCode, code, error, message, retryAfterS } = refusal
    if (statusCode >= 500 && statusCode !== 501) {
      const isBusy = thrown instanceof StorageRefusal && statusCode === 503
      const failure = isBusy ? new AppError('unavailable', { cause: thrown }) : thrown
      logFailure(failure, { logger, text: loggedPath(c.req.path) })
    }
    if (retryAfterS !== undefined) c.header('retry-after', String(retryAfterS))
    // The rest of the body stays unread, so the connection cannot be reused.
    if (statusCode === 413) c.header('connection', 'close')
    c.header('cache-control', 'no-store')
    const status = (OWN_STATUS.includes(statusCode) ? statusCode : 400) as ContentfulStatusCode
    return c.json({ statusCode: String(statusCode), error, message, code }, status)
  }

const OWN_STATUS: readonly number[] = [416, 429, 500, 501, 503]

function toRefusal(thrown: Error): StorageRefusal {
  if (thrown instanceof StorageRefusal) return thrown
  if (thrown instanceof SqlError) return ofSqlState(thrown)
  if (thrown instanceof AppError) {
    if (thrown.code === 'payload_too_large') return tooLarge()
    if (thrown.status === 503) return unavailable(thrown.message)
    if (thrown.status === 401 || thrown.status === 403) return accessDenied(thrown.message)
  }
  return internal()
}

function ofSqlState(thrown: SqlError): StorageRefusal {
  switch (thrown.sqlState) {
    case '42501':
      // The message of a policy's own function helps the person; PostgreSQL's depends on its
      // language.
      return accessDenied(
        thrown.routine === 'exec_stmt_raise'
          ? thrown.message
          : 'new row violates row-level security policy',
      )
    case '23505':
      return alreadyExists()
    case '57014': // a statement that took too long
      return unavailable('The database took too long, please retry')
    case '40001':
    case '40P01':
      return slowDown()
    default:
      return internal()
  }
}

const unavailable = (message: string) =>
  new StorageRefusal(message, { code: 'DatabaseTimeout', statusCode: 503, retryAfterS: 1 })

const internal = () =>
  new StorageRefusal('Internal Server Error', {
    code: 'InternalError',
    statusCode: 500,
    error: 'Internal',
  })
