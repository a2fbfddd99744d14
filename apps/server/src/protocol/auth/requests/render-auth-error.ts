import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { SqlError } from '../../../platform/db/sql-error.ts'
import { hungUpAnswer, isCutOff } from '../../../platform/http/hang-up.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { loggedPath } from '../../../platform/log/logged-path.ts'
import { OAuthError } from './oauth-error.ts'
import { refusalBySql } from './refusal-by-sql.ts'
import { WeakPasswordError } from './weak-password-error.ts'

/**
 * First API version whose errors carry a string `code`; older and unnamed ones get the legacy body.
 */
const NEW_FORMAT = '2024-01-01'

/**
 * Error handler with Supabase Auth's bodies, in the envelope of the API version the request names.
 */
export const renderAuthError =
  (logger: Logger) =>
  (error: Error, c: Context<HttpEnv>): Response => {
    if (isCutOff(c)) return hungUpAnswer()
    if (error instanceof OAuthError) {
      return c.json({ error: error.error, error_description: error.message }, 400)
    }
    const refusal = toRefusal(error)
    if (refusal.status >= 500) {
      logFailure(error, { logger, text: loggedPath(c.req.path), requestId: c.var.requestId })
    }
    const isNew = isNewFormat(c.req.header('x-supabase-api-version'))
    c.header('x-sb-error-code', refusal.code)
    if (isNew) c.header('x-supabase-api-version', NEW_FORMAT)
    const retryAfterS = secondsToWait(refusal)
    if (retryAfterS !== undefined) c.header('retry-after', String(retryAfterS))
    // The catalogue holds HTTP error statuses only; Hono's type lists them one by one.
    const status = refusal.status as ContentfulStatusCode
    if (error instanceof SqlError && !isNew && refusal.status < 500) {
      const { sqlState, message, hint, detail } = error
      return c.json({ code: sqlState, message, hint, detail }, status)
    }
    return c.json(isNew ? newBody(refusal) : legacyBody(refusal, c.var.requestId), status)
  }

/**
 * Error to answer with; anything but an `AppError` becomes `unexpected_failure`, which reveals
 * nothing about its cause.
 */
export function toRefusal(error: Error): AppError {
  if (error instanceof SqlError) return refusalBySql(error)
  if (!(error instanceof AppError)) return new AppError('unexpected_failure', { cause: error })
  return error.code === 'payload_too_large' ? new AppError('request_entity_too_large') : error
}

const newBody = (refusal: AppError) => ({
  code: refusal.code,
  message: refusal.message,
  ...weakness(refusal),
})

const legacyBody = (refusal: AppError, requestId: string) => ({
  code: refusal.status,
  error_code: refusal.code,
  msg: refusal.message,
  ...(refusal.status >= 500 ? { error_id: requestId } : {}),
  ...weakness(refusal),
})

const weakness = (refusal: AppError) =>
  refusal instanceof WeakPasswordError ? { weak_password: { reasons: refusal.reasons } } : {}

function secondsToWait(refusal: AppError): number | undefined {
  if (refusal instanceof TryLaterError) return refusal.retryAfterS
  return refusal.status === 503 ? 1 : undefined
}

/** Whether a version has the new format; dates of this form compare as text. */
const isNewFormat = (version = '') =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version)) && version >= NEW_FORMAT
