import { passkeyPartyOf } from './protocol/auth/index.ts'
import type { Settings } from './settings.ts'

/** Sentence on settings of passkeys and security keys that were set where no browser offers either, else undefined. */
export function passkeyWarning(settings: Settings): string | undefined {
  if (passkeyPartyOf({ ...settings, authPasskeyEnabled: true }) !== undefined) return undefined
  const given = [
    ['AUTH_PASSKEY_ENABLED', settings.authPasskeyEnabled === true],
    ['AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED', settings.authMfaWebauthnEnroll === true],
    ['AUTH_WEBAUTHN_RP_ID', settings.authWebauthnRpId !== undefined],
    ['AUTH_WEBAUTHN_RP_ORIGINS', settings.authWebauthnRpOrigins !== undefined],
  ] as const
  const names = given.flatMap(([name, isSet]) => (isSet ? name : []))
  if (names.length === 0) return undefined
  const place = `PUBLIC_URL to be https or a loopback name, and no IP address; it is ${settings.publicUrl}`
  return `Without effect: ${names.join(', ')}. Passkeys and security keys need ${place}.`
}
