import { AppError } from '@podium/domain'
import { errors, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../../platform/db/database.ts'
import { TokenExpiredError } from '../../../platform/http/token-expired-error.ts'
import type { Clock } from '../clock.ts'
import { importKey, type SigningKey } from './import-key.ts'
import { KEYS_CHANNEL, keysInDatabase, readKeys, type StoredKey } from './keys-in-database.ts'
import { keysInFile } from './keys-in-file.ts'

export type SigningKeys = {
  /** Signs claims with the active key; `typ` and `kid` are in the header. */
  sign(claims: JWTPayload): Promise<string>
  /**
   * Claims of an unexpired token signed by one of our keys. The algorithm is the key's, never the
   * token's choice; an issuer, where the token names one, is ours. Throws `bad_jwt` (403).
   */
  verify(token: string): Promise<JWTPayload>
  /** Identities of the keys that verify now, as one text: another one once a key was added or retired. */
  verifyingKids(): string
  /** Identity of the key that signs now. */
  signingKid(): string
  /** Public keys for verifying our tokens; never a symmetric key. */
  publicKeys(): readonly JWK[]
  close(): Promise<void>
}

type Options = { keysFile: string | undefined; issuer: string; clock: Clock }

/**
 * Keys of the file if one is named, else those of the database, which creates one at its first
 * start and is read again when somebody rotates them.
 */
export async function loadSigningKeys(
  db: Database,
  { keysFile, issuer, clock }: Options,
): Promise<SigningKeys> {
  let keys = await imported(
    keysFile === undefined
      ? await keysInDatabase(db)
      : (await keysInFile(keysFile)).map((jwk) => ({ jwk })),
  )
  if (!keys.some(canSign)) throw new Error('No key of the JWK set may sign')
  async function reread() {
    keys = await imported(await readKeys(db))
  }
  const unlisten =
    keysFile === undefined
      ? await db.listen(KEYS_CHANNEL, () => void reread().catch(() => {}))
      : async () => {}

  const good = () => keys.filter(({ retiresAtMs = Infinity }) => retiresAtMs > clock().getTime())
  function signer() {
    const key = good().find(canSign)
    if (key === undefined) throw new Error('No key may sign')
    return key
  }
  return {
    async sign(claims) {
      const { signingKey, signAtOnce, kid, alg } = signer()
      const header = { alg, typ: 'JWT', kid }
      if (!signAtOnce) return new SignJWT(claims).setProtectedHeader(header).sign(signingKey)
      const signed = `${encoded(header)}.${encoded(claims)}`
      return `${signed}.${signAtOnce(signed).toString('base64url')}`
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, (header) => findKey(good(), header), {
          algorithms: [...new Set(keys.map((key) => key.alg))],
          currentDate: clock(),
        })
        if (payload.iss !== undefined && payload.iss !== issuer) throw new ForeignIssuerError()
        return payload
      } catch (error) {
        const text = `invalid JWT: unable to parse or verify signature, ${reason(error)}`
        if (error instanceof errors.JWTExpired) throw new TokenExpiredError({ text, cause: error })
        throw new AppError('bad_jwt', { text, cause: error })
      }
    },

    verifyingKids: () =>
      good()
        .map(({ kid }) => kid)
        .join(' '),
    signingKid: () => signer().kid,
    publicKeys: () => good().flatMap(({ publicJwk }) => publicJwk ?? []),
    close: unlisten,
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

class ForeignIssuerError extends Error {}

type LoadedKey = SigningKey & Pick<StoredKey, 'retiresAtMs'>

const imported = (stored: readonly StoredKey[]): Promise<LoadedKey[]> =>
  Promise.all(stored.map(async ({ jwk, ...rest }) => ({ ...(await importKey(jwk)), ...rest })))

const canSign = (
  key: LoadedKey,
): key is LoadedKey & { signingKey: NonNullable<SigningKey['signingKey']> } =>
  key.signingKey !== undefined

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
  if (error instanceof ForeignIssuerError)
    return 'token has invalid claims: token has invalid issuer'
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims'
  if (error instanceof errors.JWKSNoMatchingKey) return error.message
  if (error instanceof errors.JOSEAlgNotAllowed) return 'signing method is invalid'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid'
  return 'token is malformed'
}
