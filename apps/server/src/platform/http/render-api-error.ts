import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { SqlError } from '../db/sql-error.ts'
import { logFailure } from '../log/log-failure.ts'
import { loggedPath } from '../log/logged-path.ts'
import { HungUpError, hungUpAnswer, isCutOff } from './hang-up.ts'
import type { HttpEnv } from './http-env.ts'
import { TryLaterError } from './try-later-error.ts'

/**
 * Error handler of the product's own routes: an `AppError` as `{ error, code }`, anything else
 * logged and answered with 500.
 */
export const renderApiError =
  (logger: Logger) =>
  (error: Error, c: Context<HttpEnv>): Response => {
    if (error instanceof HungUpError || isCutOff(c)) return hungUpAnswer()
    const refusal = toApiRefusal(error)
    if (refusal.status >= 500) {
      logFailure(error, { logger, text: loggedPath(c.req.path), requestId: c.var.requestId })
    }
    if (refusal instanceof TryLaterError) c.header('retry-after', String(refusal.retryAfterS))
    if (refusal.status === 503) c.header('retry-after', '1')
    // The catalogue holds HTTP error statuses only; Hono's type lists them one by one.
    const status = refusal.status as ContentfulStatusCode
    return c.json({ error: refusal.message, code: refusal.code }, status)
  }

/** Public form of an error; serialisation failures and deadlocks can be retried. */
export function toApiRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  const isConflict = error instanceof SqlError && /^(40001|40P01)$/.test(error.sqlState)
  return new AppError(isConflict ? 'conflict' : 'internal_error', { cause: error })
}
