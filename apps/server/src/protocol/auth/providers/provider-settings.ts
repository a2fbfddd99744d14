/** External provider that people may sign in with, from the settings. */
export type ProviderSettings = {
  /** Name in the protocol: `google`, `github`, `linkedin_oidc`, `azure`, or `custom:` and an id. */
  id: string
  /** Name that people read on its button. */
  name: string
  /** Client ids at the provider: the first one signs in, ID tokens may be for any of them. */
  clientIds: readonly string[]
  secret: { reveal(): string }
  /** Issuer of an OpenID provider; of GitHub its address. */
  issuer: string
  /** Scopes asked for beside those of a sign-in, separated by spaces. */
  scopes?: string | undefined
}
