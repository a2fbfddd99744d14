import type { ProviderSettings } from './providers/provider-settings.ts'

/** Server settings that concern accounts. */
export type AuthSettings = {
  /**
   * Public address, absolute, no trailing slash; every link starts with it, whatever a request's
   * headers say.
   */
  publicUrl: string
  /** Whether new accounts need no confirmation by mail. */
  authAutoconfirm: boolean
  authSignups: boolean
  /** File with a JWK set to sign and verify with instead of the key in the database. */
  authJwtKeysFile?: string | undefined
  authJwtLifetimeS: number
  authRateLimits: boolean
  /** Seconds between two mails of one kind to one person. */
  authMailIntervalS: number
  /** Seconds a code in a mail may be typed. */
  authCodeLifetimeS: number
  /** Seconds a link in a mail works; one that sets a new password at most an hour. */
  authLinkLifetimeS: number
  /** Whether people may not choose one of the commonest passwords. */
  authRefuseCommonPasswords: boolean
  /**
   * Whether a session older than a day changes the password only with the present one or a mailed
   * code.
   */
  authPasswordReauthentication: boolean
  /** External providers that people may sign in with. */
  authProviders: readonly ProviderSettings[]
  /** Whether signed-in people may add and remove identities. */
  authManualLinking: boolean
}
