import { createHash } from 'node:crypto'
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import * as oidc from 'openid-client'
import { boundedFetch, OTHERS_TIMEOUT_MS } from '../../../platform/http/bounded-fetch.ts'
import { OAuthError } from '../requests/oauth-error.ts'
import { discovered } from './oidc-client.ts'
import { isTrue, profileOf } from './profile.ts'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { failure, redeemCode, tokensOf } from './redeem-code.ts'

const SCOPES = 'openid email profile'

/** Algorithms of ID tokens: signatures with a published key only. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']
/** Hash of `at_hash` by the size in an algorithm's name (OpenID Connect Core §3.1.3.6). */
const HASHES: Record<string, string> = { 256: 'sha256', 384: 'sha384' }
/** Difference between the clocks of two servers that is tolerated. */
const CLOCK_TOLERANCE_S = 30

/** Provider that speaks OpenID Connect 1.0, with what it does differently. */
export function openIdProvider(settings: ProviderSettings): Provider {
  const find = discovered(settings)
  const { hasNonce, hasPkce, verifiedBy } = habitsOf(settings.id)
  const profile = (claims: Record<string, unknown>) => profileOf(claims, isTrue(claims[verifiedBy]))
  const keysOf = remoteKeys()

  return {
    settings,
    async authorizationUrl({ state, nonce, verifier, redirectUri, scopes, extra }) {
      const client = await find()
      return oidc.buildAuthorizationUrl(client, {
        ...extra,
        redirect_uri: redirectUri,
        scope: [SCOPES, settings.scopes, scopes].filter(Boolean).join(' '),
        state,
        ...(hasNonce && { nonce }),
        ...(hasPkce && {
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
    },
    async redeem(callback, { state, verifier, nonce }) {
      const client = await find()
      const answer = await redeemCode(client, callback, {
        state,
        verifier: hasPkce ? verifier : undefined,
        nonce: hasNonce ? nonce : undefined,
        isIdTokenExpected: true,
      })
      const claims: Record<string, unknown> = { ...answer.claims() }
      // Some providers tell the address at this endpoint only, which checks that it is the same person.
      if (claims.email === undefined && client.serverMetadata().userinfo_endpoint !== undefined) {
        try {
          const info = await oidc.fetchUserInfo(client, answer.access_token, String(claims.sub))
          return { profile: profile({ ...info, ...claims }), tokens: tokensOf(answer) }
        } catch (error) {
          throw failure('Error getting user profile from external provider', error)
        }
      }
      return { profile: profile(claims), tokens: tokensOf(answer) }
    },
    async verifyIdToken(token, { accessToken, now }) {
      const { issuer, jwks_uri: keys } = (await find()).serverMetadata()
      const claims = await verified(token, { issuer, keys: keysOf(keys ?? ''), now })
      const audience = [claims.aud ?? []].flat()
      if (!audience.some((id) => settings.clientIds.includes(id)) || !isForUs(claims, settings)) {
        const text = `Unacceptable audience in id_token: [${audience.join(' ')}]`
        throw new OAuthError('invalid request', text)
      }
      if (typeof claims.sub !== 'string' || claims.sub === '') {
        throw new OAuthError('invalid request', 'Missing sub claim in id_token')
      }
      if (accessToken !== undefined && !isOf(accessToken, claims, token)) {
        throw new OAuthError('invalid request', 'Bad ID token')
      }
      const { nonce } = claims
      return { profile: profile(claims), nonce: typeof nonce === 'string' ? nonce : undefined }
    },
  }
}

type Habits = {
  /** Whether its ID tokens repeat the nonce. */
  hasNonce: boolean
  hasPkce: boolean
  /** Claim that says whether the address is the person's. */
  verifiedBy: string
}

/**
 * Differences of providers. LinkedIn repeats no nonce and takes PKCE from native programs
 * only. Azure lets directories name any address: only those of a domain that is theirs count (`xms_edov`).
 */
function habitsOf(id: string): Habits {
  if (id === 'linkedin_oidc')
    return { hasNonce: false, hasPkce: false, verifiedBy: 'email_verified' }
  return {
    hasNonce: true,
    hasPkce: true,
    verifiedBy: id === 'azure' ? 'xms_edov' : 'email_verified',
  }
}

type Verification = { issuer: string; keys: JWTVerifyGetKey; now: Date }

/** Claims of an ID token with a good signature, issuer and time. Throws `OAuthError`. */
async function verified(token: string, { issuer, keys, now }: Verification): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: issuer.replace('{tenantid}', () => String(decodeJwt(token).tid)),
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat'],
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_S,
    })
    return payload
  } catch (cause) {
    throw new OAuthError('invalid request', 'Bad ID token', { cause })
  }
}

/** Whether the party a token was issued to is one of our clients (OpenID Connect Core §2, `azp`). */
const isForUs = ({ azp }: JWTPayload, { clientIds }: ProviderSettings) =>
  azp === undefined || clientIds.some((id) => id === azp)

/** Whether an access token is the one an ID token came with, if that says so (`at_hash`). */
function isOf(accessToken: string, { at_hash: expected }: JWTPayload, token: string): boolean {
  if (expected === undefined) return true
  const { alg = '' } = decodeProtectedHeader(token)
  const digest = createHash(HASHES[alg.slice(-3)] ?? 'sha512')
    .update(accessToken)
    .digest()
  return digest.subarray(0, digest.length / 2).toString('base64url') === expected
}

/** Published keys of a provider, kept until its address of them changes. */
function remoteKeys(): (address: string) => JWTVerifyGetKey {
  let last: { address: string; keys: JWTVerifyGetKey } | undefined
  return (address) => {
    if (last?.address !== address) {
      const options = { timeoutDuration: OTHERS_TIMEOUT_MS, [customFetch]: boundedFetch }
      last = { address, keys: createRemoteJWKSet(new URL(address), options) }
    }
    return last.keys
  }
}
