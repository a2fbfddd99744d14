import { AppError } from '@podium/domain'
import type { JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Claims } from '../../../platform/db/as-identity.ts'
import type { Clock } from '../clock.ts'
import type { ApiKeys } from './api-keys.ts'
import type { EndedSessions } from './ended-sessions.ts'
import type { SigningKeys } from './signing-keys.ts'

const MAX_CACHED = 5_000
/**
 * Longest cached token in characters: longer ones carry unusual metadata, and thousands of them
 * would fill the memory.
 */
const MAX_CACHED_LENGTH = 4_096

/** Database roles a request may run as; a signature alone must not grant any other. */
const REQUEST_ROLES = ['anon', 'authenticated', 'service_role']

/**
 * Token verifier of all services but auth: a token's claims, with a role to run as (`anon` where it names
 * none). Checking a signature takes about 70 µs and a person sends the same token many times, so
 * the last MAX_CACHED answers are cached until they expire or a key retires. A token is refused once its session has
 * ended, while its person has still to show a second factor, and from when they need one on. Throws
 * `bad_jwt` and `session_not_found` (403), `insufficient_aal` and `second_factor_required` (401).
 */
export function createTokenVerifier({ keys, apiKeys, clock, ended }: VerifierDeps) {
  const cache = new LRUCache<string, Claims>({ max: MAX_CACHED })
  let cachedBy = keys.verifyingKids()

  return async (token: string): Promise<Claims> => {
    const claims = await readToken(token)
    if (apiKeys.isRetired(claims.jti)) throw new AppError('bad_jwt')
    if (ended.has(claims.session_id)) throw new AppError('session_not_found')
    if (claims['required_aal'] !== undefined) {
      throw new AppError('insufficient_aal', { text: 'The second factor was not shown yet' })
    }
    const dueS = dueWithoutFactor(claims)
    if (dueS !== undefined && dueS * 1000 <= clock().getTime()) {
      throw new AppError('second_factor_required')
    }
    return claims
  }

  async function readToken(token: string): Promise<Claims> {
    const kids = keys.verifyingKids()
    if (kids !== cachedBy) cache.clear()
    cachedBy = kids
    const known = cache.get(token)
    if (known !== undefined && !isExpired(known, clock())) return known
    const claims = endingWhenDue(withRole(checkAudience(await keys.verify(token))))
    // Not where a key retired meanwhile.
    if (kids === cachedBy && token.length <= MAX_CACHED_LENGTH) cache.set(token, claims)
    return claims
  }
}

type VerifierDeps = {
  keys: Pick<SigningKeys, 'verify' | 'verifyingKids'>
  apiKeys: Pick<ApiKeys, 'isRetired'>
  clock: Clock
  ended: Pick<EndedSessions, 'has'>
}

/** Audience of the services here; a token for another one (`aud`, RFC 7519 §4.1.3) is refused. */
const AUDIENCE = 'authenticated'

function checkAudience(payload: JWTPayload): JWTPayload {
  if (payload.aud === undefined || [payload.aud].flat().includes(AUDIENCE)) return payload
  throw new AppError('bad_jwt', { text: 'invalid claim: audience is another' })
}

function withRole(payload: JWTPayload): Claims {
  const role = payload.role ?? 'anon'
  if (typeof role !== 'string' || !REQUEST_ROLES.includes(role)) {
    throw new AppError('bad_jwt', { text: 'invalid claim: role cannot be used' })
  }
  // Somebody without an address is a visitor with an id to the database (decision 0187).
  return {
    ...payload,
    role: payload.is_anonymous === true && role !== 'service_role' ? 'anon' : role,
  }
}

/** Moment from which the token's person needs a second factor that its session has not shown, in seconds since 1970. */
function dueWithoutFactor({ aal, second_factor_due: dueS }: JWTPayload): number | undefined {
  return aal !== 'aal2' && typeof dueS === 'number' ? dueS : undefined
}

/** Claims that expire, for whoever keeps them, once the second factor is needed: open sockets as well. */
function endingWhenDue(claims: Claims): Claims {
  const ends = [claims['exp'], dueWithoutFactor(claims)].filter((end) => typeof end === 'number')
  return ends.length === 0 ? claims : { ...claims, exp: Math.min(...ends) }
}

const isExpired = (claims: JWTPayload, now: Date) =>
  (claims.exp ?? Infinity) * 1000 <= now.getTime()
