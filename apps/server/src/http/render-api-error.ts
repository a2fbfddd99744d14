import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { HttpEnv } from './http-env.ts'
import { TryLaterError } from './try-later-error.ts'

/** Renders a refusal of the product's own routes as `{ error, code }`. What is not a refusal is logged and told as 500. */
export const renderApiError =
  (logger: Logger) =>
  (error: Error, c: Context<HttpEnv>): Response => {
    const refusal = error instanceof AppError ? error : new AppError('internal_error')
    const level = refusal === error ? 'warn' : 'error'
    if (refusal.status >= 500) logger[level]({ err: error, requestId: c.var.requestId }, c.req.path)
    if (refusal instanceof TryLaterError) c.header('retry-after', String(refusal.retryAfterS))
    if (refusal.status === 503) c.header('retry-after', '1')
    // The catalogue holds HTTP error statuses only; Hono's type lists them one by one.
    const status = refusal.status as ContentfulStatusCode
    return c.json({ error: refusal.message, code: refusal.code }, status)
  }
