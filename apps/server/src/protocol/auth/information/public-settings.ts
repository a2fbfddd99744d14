import type { Context } from 'hono'
import type { AuthSettings } from '../auth-settings.ts'

/** External providers that clients ask about; none is enabled. */
const PROVIDERS = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc'],
  ...['snapchat', 'spotify', 'twitch', 'twitter', 'workos', 'zoom'],
]

/** GET /settings: sign-in methods a client may offer. */
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
