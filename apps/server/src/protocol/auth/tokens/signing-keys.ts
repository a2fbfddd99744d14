import { AppError } from '@podium/domain'
import { errors, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../../platform/db/database.ts'
import { TokenExpiredError } from '../../../platform/http/token-expired-error.ts'
import type { Clock } from '../clock.ts'
import { importKey, type SigningKey } from './import-key.ts'
import { keysInDatabase } from './keys-in-database.ts'
import { keysInFile } from './keys-in-file.ts'

export type SigningKeys = {
  /** Signs claims with the active key; `typ` and `kid` are in the header. */
  sign(claims: JWTPayload): Promise<string>
  /**
   * Claims of an unexpired token signed by one of our keys. The algorithm is the key's, never the
   * token's choice. Throws `bad_jwt` (403).
   */
  verify(token: string): Promise<JWTPayload>
  /** Public keys for verifying our tokens; never a symmetric key. */
  readonly publicKeys: readonly JWK[]
}

/**
 * Keys of the file if one is named, else those of the database, which creates one at its first
 * start.
 */
export async function loadSigningKeys(
  db: Database,
  { keysFile, clock }: { keysFile: string | undefined; clock: Clock },
): Promise<SigningKeys> {
  const jwks = keysFile === undefined ? await keysInDatabase(db) : await keysInFile(keysFile)
  const keys = await Promise.all(jwks.map(importKey))
  const signer = keys.find(({ signingKey }) => signingKey !== undefined)
  if (signer?.signingKey === undefined) throw new Error('No key of the JWK set may sign')
  const { signingKey, kid, alg } = signer

  return {
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT', kid }).sign(signingKey),

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, (header) => findKey(keys, header), {
          algorithms: [...new Set(keys.map((key) => key.alg))],
          currentDate: clock(),
        })
        return payload
      } catch (error) {
        const text = `invalid JWT: unable to parse or verify signature, ${reason(error)}`
        if (error instanceof errors.JWTExpired) throw new TokenExpiredError({ text, cause: error })
        throw new AppError('bad_jwt', { text, cause: error })
      }
    },

    publicKeys: keys.flatMap(({ publicJwk }) => publicJwk ?? []),
  }
}

/** Key of a token by `kid`; for one without it (made by hand from a shared secret) by algorithm. */
function findKey(keys: readonly SigningKey[], header: { kid?: string; alg?: string }) {
  const key = keys.find(
    ({ kid, alg }) => (header.kid ? kid === header.kid : true) && alg === header.alg,
  )
  if (key !== undefined) return key.verifyingKey
  throw new errors.JWKSNoMatchingKey(
    `unrecognized JWT kid ${header.kid ?? '<nil>'} for algorithm ${header.alg}`,
  )
}

function reason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims'
  if (error instanceof errors.JWKSNoMatchingKey) return error.message
  if (error instanceof errors.JOSEAlgNotAllowed) return 'signing method is invalid'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid'
  return 'token is malformed'
}
