import { AppError } from '@podium/domain'
import { RestError, toRestBody } from '@podium/rest-compiler'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { HungUpError, hungUpAnswer, isCutOff } from '../../platform/http/hang-up.ts'
import { TryLaterError } from '../../platform/http/try-later-error.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { loggedPath } from '../../platform/log/logged-path.ts'

/**
 * Error handler with PostgREST's four keys; anything but a refusal is logged and answered with 500.
 */
export const renderRestError =
  (logger: Logger) =>
  (error: Error, c: Context): Response => {
    if (error instanceof HungUpError || isCutOff(c)) return hungUpAnswer()
    const refusal = toRefusal(error)
    if (refusal.status >= 500) logFailure(error, { logger, text: loggedPath(c.req.path) })
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'proxy-status': `PostgREST; error=${refusal.code}`,
      ...refusal.headers,
    }
    // The rest of the body stays unread, so the connection cannot be reused.
    if (refusal.status === 413) headers.connection = 'close'
    if (refusal.status === 503) headers['retry-after'] = '1'
    if (c.req.method === 'HEAD') return new Response(null, { status: refusal.status, headers })
    return c.body(toRestBody(refusal), refusal.status as ContentfulStatusCode, headers)
  }

function toRefusal(error: Error): RestError {
  if (error instanceof RestError) return error
  if (error instanceof AppError && error.status < 500) {
    const headers: Record<string, string> =
      error instanceof TryLaterError ? { 'retry-after': String(error.retryAfterS) } : {}
    return new RestError({
      code: error.code,
      status: error.status,
      message: error.message,
      headers,
    })
  }
  if (error instanceof AppError && error.status === 503) {
    return new RestError({ code: 'PGRST000', status: 503, message: 'Database connection error.' })
  }
  return new RestError({ code: 'PGRSTX00', status: 500, message: 'Internal Server Error' })
}
