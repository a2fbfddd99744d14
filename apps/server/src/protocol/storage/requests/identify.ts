import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Claims } from '../../../platform/db/as-identity.ts'
import { bearerToken } from '../../../platform/http/bearer-token.ts'
import { accessDenied } from './storage-refusal.ts'

export type VerifyToken = (token: string) => Promise<Claims>

/**
 * Claims of a request: the bearer token's, else those of the key in `apikey`. Throws `AccessDenied`
 * (403).
 */
export async function identify(c: Context, verifyToken: VerifyToken): Promise<Claims> {
  const bearer = bearerToken(c.req.header('authorization'))
  try {
    return await verifyToken(bearer || (c.req.header('apikey') ?? ''))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw accessDenied(error.message)
  }
}
