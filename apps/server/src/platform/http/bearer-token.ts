import { AppError } from '@podium/domain'
import type { Context } from 'hono'

/**
 * Token of an `Authorization: Bearer` header (RFC 6750 §2.1), as sent: empty when only the scheme
 * is there, undefined for another scheme or no header.
 */
export const bearerToken = (authorization: string | null | undefined): string | undefined =>
  /^bearer\b\s*(.*)$/i.exec(authorization ?? '')?.[1]

/**
 * Bearer token of the request. Throws `no_authorization` (401). An `apikey` header is no bearer.
 */
export function requireBearer(c: Context): string {
  const token = bearerToken(c.req.header('authorization'))
  if (token === undefined || !/^\S+$/.test(token)) throw new AppError('no_authorization')
  return token
}
