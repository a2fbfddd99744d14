import * as oidc from 'openid-client'
import { boundedFetch } from '../../../platform/http/bounded-fetch.ts'
import { configure } from './oidc-client.ts'
import { profileOf } from './profile.ts'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { failure, redeemCode, tokensOf } from './redeem-code.ts'

const SCOPES = 'user:email'

/** GitHub, or an own GitHub Enterprise server: OAuth 2.0, with the person from its API. */
export function githubProvider(settings: ProviderSettings): Provider {
  const { issuer: site } = settings
  const api = site === 'https://github.com' ? 'https://api.github.com' : `${site}/api/v3`
  const client = configure(
    {
      issuer: `${site}/login/oauth`,
      authorization_endpoint: `${site}/login/oauth/authorize`,
      token_endpoint: `${site}/login/oauth/access_token`,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    },
    settings,
  )

  return {
    settings,
    async authorizationUrl({ state, verifier, redirectUri, scopes, extra }) {
      return oidc.buildAuthorizationUrl(client, {
        ...extra,
        redirect_uri: redirectUri,
        scope: [SCOPES, settings.scopes, scopes].filter(Boolean).join(' '),
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async redeem(callback, { state, verifier }) {
      const checks = { state, verifier, isIdTokenExpected: false }
      const answer = await redeemCode(client, callback, checks)
      const headers = {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${answer.access_token}`,
        'user-agent': 'podium',
      }
      const [person, emails] = await Promise.all([
        read(`${api}/user`, headers, 'profile'),
        read(`${api}/user/emails`, headers, 'email'),
      ])
      return { profile: profileOf(claimsOf(person, emails, site)), tokens: tokensOf(answer) }
    },
  }
}

/** JSON of an address of the API. Throws `unexpected_failure` (500), with the protocol's text. */
async function read(address: string, headers: Record<string, string>, what: string) {
  try {
    const answer = await boundedFetch(address, { headers })
    if (!answer.ok) throw new Error(`GitHub answers ${answer.status}`)
    return (await answer.json()) as unknown
  } catch (error) {
    throw failure(`Error getting user ${what} from external provider`, error)
  }
}

/** OpenID claims of GitHub's person and addresses; of these the primary one counts. */
function claimsOf(person: unknown, emails: unknown, site: string): Record<string, unknown> {
  const { id, login, name, avatar_url } = { ...(person as Record<string, unknown>) } // each is checked by its reader
  const list: { email?: unknown; primary?: unknown; verified?: unknown }[] = Array.isArray(emails)
    ? emails
    : []
  const primary = list.find((entry) => entry?.primary === true)
  return {
    iss: site,
    sub: typeof id === 'number' ? String(id) : undefined,
    name: name || login,
    picture: avatar_url,
    user_name: login,
    preferred_username: login,
    email: primary?.email,
    email_verified: primary?.verified,
  }
}
