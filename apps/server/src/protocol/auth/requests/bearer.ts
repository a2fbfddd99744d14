import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'

/** The token of `Authorization: Bearer`. Throws `no_authorization` (401). An `apikey` header is no bearer. */
export function requireBearer(c: Context<HttpEnv>): string {
  const token = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) throw new AppError('no_authorization')
  return token
}
