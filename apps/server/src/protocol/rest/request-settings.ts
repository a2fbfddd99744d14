import type { RawRequest } from '@podium/rest-compiler'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Statement } from '../../platform/db/database.ts'

type Context = {
  claims: Claims
  headers: Readonly<Record<string, string>>
  searchPath: string | null
  timezone: string | null
  /** Whether the transaction is read-only. */
  readOnly: boolean
  /** Settings of the role and of the operator, applied before the role is taken. */
  settings: readonly { name: string; value: string }[]
}

/**
 * Statement that sets the transaction's role, claims and the settings that policies and functions
 * may read as on a Supabase project (`request.headers` and so on). The bearer token itself is left
 * out: its claims are there, and no function should get what could be replayed.
 */
export function requestSettings({ method, path }: RawRequest, context: Context): Statement {
  const { claims, headers, searchPath, timezone, readOnly, settings } = context
  const { cookie, authorization: _authorization, ...others } = headers
  const pairs: [name: string, value: string][] = [
    ...settings.map(({ name, value }): [string, string] => [name, value]),
    ['request.method', method],
    ['request.path', path],
    ['request.headers', JSON.stringify(others)],
    ['request.cookies', cookie === undefined ? '{}' : JSON.stringify(parseCookies(cookie))],
    ['request.jwt.claims', claimsText(claims)],
  ]
  if (searchPath !== null) pairs.push(['search_path', searchPath])
  if (timezone !== null) pairs.push(['timezone', timezone])
  if (readOnly) pairs.push(['transaction_read_only', 'on'])
  pairs.push(['role', claims.role])
  return { ...preparedFor(pairs.map(([name]) => name)), values: pairs.map(([, value]) => value) }
}

/**
 * JSON of claims, cached by object: a verified token gives the same object each time, and its
 * claims do not change.
 */
const claimsTexts = new WeakMap<Claims, string>()

function claimsText(claims: Claims): string {
  const known = claimsTexts.get(claims)
  if (known !== undefined) return known
  const text = JSON.stringify(claims)
  claimsTexts.set(claims, text)
  return text
}

/** Prepared statements by set of names: as many as there are roles with settings of their own. */
const prepared = new Map<string, { name: string; text: string }>()

function preparedFor(names: readonly string[]): { name: string; text: string } {
  const key = names.join()
  const known = prepared.get(key)
  if (known) return known
  const statement = { name: `rest_settings_${prepared.size}`, text: settingsSql(names) }
  prepared.set(key, statement)
  return statement
}

/** SQL that applies the settings and returns one small column, because nobody reads the values. */
const settingsSql = (names: readonly string[]): string =>
  `select num_nulls(${names.map((name, at) => `set_config('${name.replaceAll("'", "''")}', $${at + 1}, true)`).join(', ')}) as nulls`

const parseCookies = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(';').flatMap((cookie) => {
      const equals = cookie.indexOf('=')
      return equals < 1 ? [] : [[cookie.slice(0, equals).trim(), cookie.slice(equals + 1).trim()]]
    }),
  )
