import { AppError, type ErrorCode } from '@podium/domain'
import type { SqlError } from '../../../platform/db/sql-error.ts'

/**
 * Auth error for a refusal of the database: a product's trigger may refuse an account on purpose
 * (`PTnnn` names the status itself, as in PostgREST), and values the database cannot hold are the
 * caller's mistake. Anything else is ours: `unexpected_failure` (500).
 */
export function refusalBySql(error: SqlError): AppError {
  const chosen = /^PT(4\d\d)$/.exec(error.sqlState)?.[1]
  if (chosen === '409') return refusal('conflict', 409, error)
  if (chosen !== undefined) return refusal('validation_failed', Number(chosen), error)
  if (error.sqlState === 'P0001') return refusal('validation_failed', 400, error)
  switch (error.sqlState.slice(0, 2)) {
    case '22': // data exception
    case '54': // program limit exceeded, by nesting for example
      return refusal('validation_failed', 400, error)
    case '23': // integrity constraint violation
      return refusal('validation_failed', 422, error)
    case '40': // serialization failure or deadlock
      return refusal('conflict', 409, error)
    default:
      return new AppError('unexpected_failure', { cause: error })
  }
}

const refusal = (code: ErrorCode, status: number, error: SqlError) =>
  new AppError(code, { status, text: error.message, cause: error })
