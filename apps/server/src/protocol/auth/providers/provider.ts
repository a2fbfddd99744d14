import type { Profile } from './profile.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Secrets of one sign-in at a provider, which the server does not store. */
export type FlowSecrets = { state: string; nonce: string; verifier: string }

type Authorization = FlowSecrets & {
  redirectUri: string
  /** Scopes that the client asks for, separated by spaces. */
  scopes: string
  /** Parameters that the client hands to the provider. */
  extra: Readonly<Record<string, string>>
}

/** Person who came back from a provider, with its tokens for the client. */
type Redeemed = { profile: Profile; tokens: ProviderTokens }

export type ProviderTokens = { provider_token: string; provider_refresh_token?: string }

/** Verified ID token of a person. */
type VerifiedIdToken = { profile: Profile; nonce: string | undefined }

export type Provider = {
  settings: ProviderSettings
  /** Address of the provider at which a person signs in. Rejects while the provider is away. */
  authorizationUrl(authorization: Authorization): Promise<URL>
  /**
   * Person of an authorization response. Throws `ProviderRefusal` for the provider's own error, and
   * `AppError` (`bad_oauth_callback`, `unexpected_failure`) otherwise.
   */
  redeem(callback: URL, secrets: FlowSecrets): Promise<Redeemed>
  /** Absent for a provider without ID tokens. Throws `OAuthError` for one that is not good. */
  verifyIdToken?(
    token: string,
    context: { accessToken: string | undefined; now: Date },
  ): Promise<VerifiedIdToken>
}
