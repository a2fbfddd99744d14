import { AppError } from '@podium/domain'
import { type RawRequest, RestError } from '@podium/rest-compiler'
import type { Claims } from '../../platform/db/as-identity.ts'
import { bearerToken } from '../../platform/http/bearer-token.ts'
import { TokenExpiredError } from '../../platform/http/token-expired-error.ts'

type IdentifyDeps = {
  verifyToken(token: string): Promise<Claims>
  anonymous?: Claims | null
}

/**
 * Claims of a request: the bearer token's, else those of the key in `apikey`. supabase-js sends
 * both. Throws PGRST301 or 303 (bad token), PGRST302 (no token where one is needed).
 */
export async function identify(
  { header }: Pick<RawRequest, 'header'>,
  { verifyToken, anonymous = null }: IdentifyDeps,
): Promise<Claims> {
  const token = bearerToken(header('authorization')) ?? header('apikey')
  if (token === null || token === undefined) {
    if (anonymous) return anonymous
    throw new RestError({
      code: 'PGRST302',
      status: 401,
      message: 'Anonymous access is disabled',
      hint: 'Send the anon key in the `apikey` header.',
      headers: { 'www-authenticate': 'Bearer' },
    })
  }
  try {
    return await verifyToken(token)
  } catch (error) {
    if (error instanceof RestError) throw error
    if (!(error instanceof AppError)) throw error
    throw badToken(error)
  }
}

/** PostgREST's 401 for a token it cannot accept. */
function badToken(error: AppError): RestError {
  const isExpired = error instanceof TokenExpiredError
  return new RestError({
    code: isExpired ? 'PGRST303' : 'PGRST301',
    status: 401,
    message: isExpired ? 'JWT expired' : error.message,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}
