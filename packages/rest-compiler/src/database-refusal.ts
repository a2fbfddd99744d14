import { answerTooLarge, maxAffectedError, putMismatchError, singularityError } from './refusals.ts'
import { RestError } from './rest-error.ts'
import { readGuardMark } from './sql/guard-mark.ts'

/** Error of PostgreSQL. Its message is in the database's language: passed on, never parsed. */
export type DatabaseRefusal = {
  sqlState: string
  message: string
  /** Function of PostgreSQL's source that raised it. */
  routine: string | null
  detail: string | null
  hint: string | null
}

type Circumstances = {
  /**
   * Whether the request ran as the anonymous role, so that signing in might help (401 instead of
   * 403).
   */
  isAnonymous: boolean
  /** Whether the statement may refuse its own result. */
  hasGuard: boolean
  /** Whether the request chose a time zone, which PostgreSQL may not know. */
  hasTimezone: boolean
}

/** RestError for a statement PostgreSQL refused. */
export function toRestError(refusal: DatabaseRefusal, circumstances: Circumstances): RestError {
  const { hasGuard } = circumstances
  const guarded = hasGuard ? guardRefusal(refusal) : undefined
  if (guarded) return guarded
  if (refusal.sqlState === 'PGRST') return raisedError(refusal)
  const { sqlState, message, detail, hint } = refusal
  const status = statusOf(refusal, circumstances)
  return new RestError({
    code: sqlState,
    status,
    message,
    details: detail,
    hint,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  })
}

function guardRefusal({ sqlState, message }: DatabaseRefusal): RestError | undefined {
  const mark = sqlState === '22P02' ? readGuardMark(message) : undefined
  switch (mark?.kind) {
    case 'singular':
      return singularityError(mark.count)
    case 'max':
      return maxAffectedError(mark.count)
    case 'put':
      return putMismatchError()
    case 'budget':
      return answerTooLarge()
    case undefined:
      return undefined
  }
}

const STATUS_BY_STATE: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
}

const STATUS_BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  // Too complex a value or query is the client's fault; PostgREST answers 500.
  '54': 400,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** PostgreSQL's functions behind errors whose SQLSTATE is ambiguous. */
const ROUTINES = {
  /** Invalid value of a setting, such as an unknown role. */
  setting: 'call_string_check_hook',
  /** Extension safeupdate. */
  changeOfAll: 'delete_needs_where_check',
  /** Text search that is too complex. */
  textSearch: 'pushOpStack',
}

function statusOf(
  { sqlState, routine }: DatabaseRefusal,
  { isAnonymous, hasTimezone }: Circumstances,
): number {
  if (sqlState === '42501') return isAnonymous ? 401 : 403
  if (sqlState === '22023') return routine === ROUTINES.setting && !hasTimezone ? 401 : 400
  if (sqlState === '21000') return routine === ROUTINES.changeOfAll ? 400 : 500
  if (sqlState === 'XX000' && routine === ROUTINES.textSearch) return 400
  if (sqlState.startsWith('PT')) return raisedStatus(Number(sqlState.slice(2)))
  return STATUS_BY_STATE[sqlState] ?? STATUS_BY_CLASS[sqlState.slice(0, 2)] ?? 400
}

const raisedStatus = (status: number): number => (status >= 200 && status <= 599 ? status : 500)

/** Error of `RAISE SQLSTATE 'PGRST'`: MESSAGE and DETAIL are JSON and decide the whole answer. */
function raisedError({ message, detail }: DatabaseRefusal): RestError {
  const said = parseObject(message)
  if (!said || typeof said.code !== 'string' || typeof said.message !== 'string') {
    return badRaise(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    )
  }
  const hint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."
  if (detail === null) return badRaise('DETAIL is missing in the RAISE statement', hint)
  const how = parseObject(detail)
  if (!how || typeof how.status !== 'number' || !isTextRecord(how.headers)) {
    return badRaise(`Invalid JSON value for DETAIL: '${detail}'`, hint)
  }
  return new RestError({
    code: said.code,
    status: raisedStatus(how.status),
    message: said.message,
    details: said.details ?? null,
    hint: typeof said.hint === 'string' ? said.hint : null,
    headers: how.headers,
  })
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return value as Record<string, unknown>
  } catch {
    return undefined
  }
}

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const badRaise = (details: string, hint: string): RestError =>
  new RestError({
    code: 'PGRST121',
    status: 500,
    message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    details,
    hint,
  })
