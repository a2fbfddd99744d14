import type { RawRequest } from '@podium/rest-compiler'
import type { Claims } from '../../db/as-identity.ts'
import type { Statement } from '../../db/database.ts'

type Context = {
  claims: Claims
  headers: Readonly<Record<string, string>>
  searchPath: string | null
  timezone: string | null
  /** The role's own settings and the operator's, before the role is taken. */
  settings: readonly { name: string; value: string }[]
}

/**
 * Who asks and what, for the transaction only: the role, the claims and the settings that policies and
 * functions may read as on a Supabase project (`request.headers` and so on).
 */
export function requestSettings({ method, path }: RawRequest, context: Context): Statement {
  const { claims, headers, searchPath, timezone, settings } = context
  const { cookie, ...others } = headers
  const pairs: [string, string][] = [
    ...settings.map(({ name, value }): [string, string] => [name, value]),
    ['request.method', method],
    ['request.path', path],
    ['request.headers', JSON.stringify(others)],
    ['request.cookies', cookie === undefined ? '{}' : JSON.stringify(parseCookies(cookie))],
    ['request.jwt.claims', JSON.stringify(claims)],
  ]
  if (searchPath !== null) pairs.push(['search_path', searchPath])
  if (timezone !== null) pairs.push(['timezone', timezone])
  pairs.push(['role', claims.role])
  const calls = pairs.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`)
  return {
    name: `rest_settings_${pairs.length}`,
    text: `select ${calls.join(', ')}`,
    values: pairs.flat(),
  }
}

const parseCookies = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(';').flatMap((cookie) => {
      const equals = cookie.indexOf('=')
      return equals < 1 ? [] : [[cookie.slice(0, equals).trim(), cookie.slice(equals + 1).trim()]]
    }),
  )
