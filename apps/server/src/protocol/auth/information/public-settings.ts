import type { Context } from 'hono'
import type { AuthSettings } from '../auth-settings.ts'

/** Every way to sign in with somebody else's account that clients ask about; none is on. */
const PROVIDERS = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc'],
  ...['snapchat', 'spotify', 'twitch', 'twitter', 'workos', 'zoom'],
]

/** GET /settings: what a client may offer. */
export const publicSettings =
  ({ authAutoconfirm, authSignups }: AuthSettings) =>
  (c: Context) =>
    c.json({
      external: {
        anonymous_users: false,
        email: true,
        phone: false,
        ...Object.fromEntries(PROVIDERS.map((provider) => [provider, false])),
      },
      disable_signup: !authSignups,
      mailer_autoconfirm: authAutoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    })
