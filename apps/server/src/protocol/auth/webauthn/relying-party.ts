import { isDomain } from '../../../platform/http/is-domain.ts'
import { isLoopbackHost } from '../../../platform/http/is-loopback-host.ts'
import type { AuthSettings } from '../auth-settings.ts'

/** This site as authenticators know it (WebAuthn §5.4.2). */
export type RelyingParty = {
  /** Domain that passkeys and security keys belong to. */
  id: string
  /** Name that the browser shows. */
  name: string
  /** Origins whose pages may ask for them. */
  origins: readonly string[]
}

type Given = Pick<
  AuthSettings,
  'publicUrl' | 'authWebauthnRpId' | 'authWebauthnRpDisplayName' | 'authWebauthnRpOrigins'
>

/**
 * Relying party of the settings, by default the site itself; undefined where no browser offers it: an
 * address without TLS, or one that is no domain (WebAuthn §5.1.2).
 */
export function relyingPartyOf(settings: Given): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(settings.publicUrl)
  const id = settings.authWebauthnRpId ?? hostname
  const isSecure = protocol === 'https:' || isLoopbackHost(hostname)
  if (!isSecure || !isDomain(id)) return undefined
  return {
    id,
    name: settings.authWebauthnRpDisplayName ?? 'Podium',
    origins: settings.authWebauthnRpOrigins ?? [origin],
  }
}

/** Relying party of passkeys; undefined where the settings have them off, too. */
export const passkeyPartyOf = (
  settings: Given & Pick<AuthSettings, 'authPasskeyEnabled'>,
): RelyingParty | undefined =>
  settings.authPasskeyEnabled === false ? undefined : relyingPartyOf(settings)

/** Relying party for which new security keys are added; undefined where the settings have them off, too. */
export const securityKeyPartyOf = (
  settings: Given & Pick<AuthSettings, 'authMfaWebauthnEnroll'>,
): RelyingParty | undefined =>
  settings.authMfaWebauthnEnroll === false ? undefined : relyingPartyOf(settings)
