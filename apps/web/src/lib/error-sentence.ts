import type { Key } from '@podium/i18n'
import i18next, { type TFunction } from 'i18next'

/** Messages of servers without our codes, with the key of their sentence (specification §8). */
const FOREIGN_TEXTS = [
  ['Invalid login credentials', 'errors.invalid_credentials'],
  ['Email not confirmed', 'errors.email_not_confirmed'],
  ['already registered', 'errors.user_already_exists'],
  ['known to be weak', 'errors.common_password'],
  ['Password should be at least 6 ', 'errors.weak_password'],
  ['Password should', 'errors.password_rules'],
  ['captcha ', 'errors.captcha_failed'],
  ['Auth session missing', 'authPage.updatePassword.invalidLink'],
  ['Failed to fetch', 'errors.network'],
  ['NetworkError', 'errors.network'],
  ['Load failed', 'errors.network'],
  ['dynamically imported module', 'errors.network'],
  ['module script failed', 'errors.network'],
] as const satisfies [string, Key][]

/** Codes of the data API without a database or a free connection, and PostgreSQL's class of interventions. */
const AWAY_CODES = /^(?:PGRST00[0-3]|57)/
/** Of a server, and of a proxy that does not reach its server. */
const AWAY_STATUSES = new Set([502, 503, 504])

/**
 * Sentence for an error: that of its code, else of its message, else the server's own message, else that of
 * `otherwise`. The message of an exception in our own code is never shown.
 */
export function errorSentence(
  t: TFunction,
  error: unknown,
  otherwise: Key = 'errors.unexpected',
): string {
  const { code, status, message } = partsOf(error)
  // One code for short and for common passwords: the message tells them apart.
  if (code !== undefined && code !== 'weak_password' && i18next.exists(`errors.${code}`)) {
    return t(`errors.${code}` as 'errors.unexpected') // `exists` has just said so
  }
  const key = FOREIGN_TEXTS.find(([text]) => message.includes(text))?.[1] ?? outageKey(error)
  if (key !== undefined) return t(key)
  const fromServer = code !== undefined || status !== undefined
  return fromServer && message !== '' ? message : t(otherwise)
}

/** Sentence for a server that could not be reached, and for one that answers while something it needs is away. */
function outageKey(error: unknown): Key | undefined {
  const { name, code = '', status = 0 } = partsOf(error)
  if (AWAY_CODES.test(code) || AWAY_STATUSES.has(status)) return 'errors.unavailable'
  if (name === 'AuthRetryableFetchError') return 'errors.network'
  return code === 'PGRSTX00' ? 'errors.unexpected' : undefined
}

/** Parts that the errors of auth-js, postgrest-js and our own API have in common. */
export function partsOf(error: unknown) {
  const parts: { name?: unknown; code?: unknown; status?: unknown; message?: unknown } =
    typeof error === 'object' && error !== null ? error : {}
  return {
    name: parts.name,
    code: typeof parts.code === 'string' ? parts.code : undefined,
    status: typeof parts.status === 'number' ? parts.status : undefined,
    message: typeof parts.message === 'string' ? parts.message : '',
  }
}
