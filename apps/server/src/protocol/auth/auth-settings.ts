import type { RedirectPattern } from '../../platform/http/redirect-pattern.ts'
import type { CaptchaSettings } from './captcha/captcha-settings.ts'
import type { PasswordRequirements } from './passwords/password-requirements.ts'
import type { ProviderSettings } from './providers/provider-settings.ts'
import type { SmsSettings } from './sms/sms-settings.ts'

/** Server settings that concern accounts. */
export type AuthSettings = SmsSettings & {
  /**
   * Public address, absolute, no trailing slash; every link starts with it, whatever a request's
   * headers say.
   */
  publicUrl: string
  /** Addresses beside it that a mail's link or a sign-in with a provider may lead to. */
  authUriAllowList?: readonly RedirectPattern[] | undefined
  /** Whether new accounts need no confirmation by mail. */
  authAutoconfirm: boolean
  authSignups: boolean
  /** Whether people may sign in without an address. */
  authAnonymous: boolean
  /** File with a JWK set to sign and verify with instead of the key in the database. */
  authJwtKeysFile?: string | undefined
  authJwtLifetimeS: number
  authRateLimits: boolean
  /** Captcha that requests of visitors have to solve; undefined: none. */
  authCaptcha?: CaptchaSettings | undefined
  /** Seconds between two mails of one kind to one person. */
  authMailIntervalS: number
  /** Seconds a code in a mail may be typed. */
  authCodeLifetimeS: number
  /** Digits of a code in a mail, 6 to 10. */
  authMailerOtpLength: number
  /** Seconds a link in a mail works; one that sets a new password at most an hour. */
  authLinkLifetimeS: number
  /** Whether people may not choose one of the commonest passwords. */
  authRefuseCommonPasswords: boolean
  /**
   * Whether a session older than a day changes the password, adds a first second factor, links accounts
   * and changes passkeys only with the present password or a mailed code.
   */
  authPasswordReauthentication: boolean
  /** External providers that people may sign in with. */
  authProviders: readonly ProviderSettings[]
  /** Whether companies’ identity providers sign their people in. */
  authSamlEnabled: boolean
  /** Whether signed-in people may add and remove identities. */
  authManualLinking: boolean
  /** Whether people may sign in with passkeys; undefined: where browsers offer them. */
  authPasskeyEnabled?: boolean | undefined
  /** Whether people may add security keys as second factors; undefined: where browsers offer them. */
  authMfaWebauthnEnroll?: boolean | undefined
  /** Domain, name and origins of the site for passkeys and security keys, where they are not those of `publicUrl`. */
  authWebauthnRpId?: string | undefined
  authWebauthnRpDisplayName?: string | undefined
  authWebauthnRpOrigins?: readonly string[] | undefined
  /** Fewest characters of a password that a person chooses. */
  authPasswordMinLength: number
  /** Kinds of characters of which such a password needs one each. */
  authPasswordRequirements?: PasswordRequirements | undefined
  /** Seconds after its use in which a refresh token older than the active one's parent is taken again. */
  authRefreshTokenReuseS: number
  /** Seconds a session lasts at most; 0: no end. */
  authSessionTimeboxS: number
  /** Seconds without a renewal that a session outlives; 0: no end. */
  authSessionInactivityS: number
  /** Whether a sign-in ends the person's other sessions. */
  authSessionSingle: boolean
}
