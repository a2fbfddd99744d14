import type { Context } from 'hono'
import type { AuthSettings } from '../auth-settings.ts'
import { PROTOCOL_PROVIDERS } from '../providers/open-providers.ts'
import { hasPhoneSignIn } from '../sms/sms-settings.ts'
import { passkeyPartyOf } from '../webauthn/relying-party.ts'

/** GET /settings: sign-in methods a client may offer. */
export const publicSettings = (settings: AuthSettings) => (c: Context) => {
  const { authAnonymous, authAutoconfirm, authSamlEnabled, authSignups, authProviders } = settings
  return c.json({
    external: {
      anonymous_users: authAnonymous,
      email: true,
      phone: hasPhoneSignIn(settings),
      ...Object.fromEntries(PROTOCOL_PROVIDERS.map((provider) => [provider, false])),
      ...Object.fromEntries(authProviders.map(({ id }) => [id, true])),
    },
    disable_signup: !authSignups,
    mailer_autoconfirm: authAutoconfirm,
    phone_autoconfirm: hasPhoneSignIn(settings) && settings.authSmsAutoconfirm,
    sms_provider: '',
    saml_enabled: authSamlEnabled,
    saml_private_key_next_configured: false,
    passkeys_enabled: passkeyPartyOf(settings) !== undefined,
  })
}
