import { AppError } from '@podium/domain'
import * as oidc from 'openid-client'
import type { FlowSecrets, ProviderTokens } from './provider.ts'

type Answer = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>
/** `nonce` and `verifier` are absent for a provider without them. */
type Checks = Pick<FlowSecrets, 'state'> & {
  nonce?: string | undefined
  verifier?: string | undefined
  isIdTokenExpected: boolean
}

/** Error of an authorization response, in the provider's own words (RFC 6749 §4.1.2.1). */
export class ProviderRefusal extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.name = 'ProviderRefusal'
    this.error = error
  }
}

/**
 * Tokens for the code of an authorization response, after its `state` and issuer (RFC 9207) were
 * checked. Throws as `Provider.redeem`; causes name what failed, without a token.
 */
export async function redeemCode(
  client: oidc.Configuration,
  callback: URL,
  { state, verifier, nonce, isIdTokenExpected }: Checks,
): Promise<Answer> {
  const { searchParams } = callback
  try {
    return await oidc.authorizationCodeGrant(client, callback, {
      expectedState: state,
      idTokenExpected: isIdTokenExpected,
      ...(verifier !== undefined && { pkceCodeVerifier: verifier }),
      ...(nonce !== undefined && { expectedNonce: nonce }),
    })
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError) {
      throw new ProviderRefusal(error.error, error.error_description ?? '')
    }
    const code = searchParams.get('code') ?? ''
    if (code === '') {
      const text = 'OAuth callback with missing authorization code missing'
      throw new AppError('bad_oauth_callback', { text })
    }
    throw failure(`Unable to exchange external code: ${code.slice(0, 4)}`, error)
  }
}

/** Failure at a provider; of its cause the kind is kept, because an answer may hold tokens. */
export function failure(text: string, cause: unknown): AppError {
  const { name, code }: { name?: unknown; code?: unknown } = cause instanceof Error ? cause : {}
  return new AppError('unexpected_failure', { text, cause: `${name} ${code ?? ''}`.trim() })
}

export const tokensOf = ({ access_token, refresh_token }: Answer): ProviderTokens => ({
  provider_token: access_token,
  ...(refresh_token === undefined ? {} : { provider_refresh_token: refresh_token }),
})
