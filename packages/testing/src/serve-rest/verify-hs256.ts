import { RestError } from '@podium/rest-compiler'
import { errors, type JWTPayload, jwtVerify } from 'jose'

/** Allowed clock skew in seconds, PostgREST's own value. */
const LEEWAY_S = 30

type Options = { secret: string; anonymousRole: string | null }

/**
 * Claims of an HS256 token, checked as PostgREST checks them. Throws PGRST301 to PGRST303 (401).
 */
export async function verifyHs256(token: string, { secret, anonymousRole }: Options) {
  const claims = await readClaims(token, secret)
  const { aud, iat = 0, role = anonymousRole } = claims
  if (typeof (aud ?? '') !== 'string' && !Array.isArray(aud)) {
    throw refused('PGRST303', "The JWT 'aud' claim must be a string or an array of strings")
  }
  if (iat > Date.now() / 1000 + LEEWAY_S) throw refused('PGRST303', 'JWT issued at future')
  if (typeof role !== 'string') throw refused('PGRST302', 'Anonymous access is disabled')
  return { ...claims, role }
}

async function readClaims(token: string, secret: string): Promise<JWTPayload> {
  const parts = token.split('.').length
  if (token === '') throw refused('PGRST301', 'Empty JWT is sent in Authorization header')
  if (parts !== 3) throw refused('PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  const options = { algorithms: ['HS256'], clockTolerance: LEEWAY_S }
  try {
    return (await jwtVerify(token, new TextEncoder().encode(secret), options)).payload
  } catch (error) {
    throw inPostgrestsWords(error)
  }
}

function inPostgrestsWords(error: unknown): RestError {
  if (error instanceof errors.JWTExpired) return refused('PGRST303', 'JWT expired')
  if (error instanceof errors.JWTInvalid) return refused('PGRST303', 'Parsing claims failed')
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim, reason } = error
    return reason === 'invalid'
      ? refused('PGRST303', `The JWT '${claim}' claim must be a number`)
      : refused('PGRST303', 'JWT not yet valid')
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    const details = "JWT is unsecured but expected 'alg' was not 'none'"
    return refused('PGRST301', 'Wrong or unsupported encoding algorithm', details)
  }
  const details = 'None of the keys was able to decode the JWT'
  return refused('PGRST301', 'No suitable key or wrong key type', details)
}

function refused(code: string, message: string, details: string | null = null): RestError {
  const headers = {
    'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
  }
  return new RestError({ code, status: 401, message, details, headers })
}
