import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type Provider from 'oidc-provider'
import type { Context } from 'oidc-provider'

export const OIDC_CLIENT = { id: 'podium', secret: 'only-for-tests' }

/** Person of the provider, by OpenID claims. */
type OidcPerson = { sub: string; email?: string; email_verified?: boolean; name?: string }

/** OpenID provider (oidc-provider) on a port of this machine, with people who sign in at once. */
export type OidcServer = AsyncDisposable & {
  /** Issuer; with `likeGithub` the address that stands for github.com. */
  url: string
  add(person: OidcPerson): void
  /** ID token with the provider's own signature. */
  idToken(claims: JWTPayload): Promise<string>
}

/**
 * Starts the provider. It signs in whom `login_hint` names, refuses for the hint `nobody`, and asks by a
 * page without one. `likeGithub` gives it GitHub's addresses, and its API for the person.
 */
export async function startOidcServer({ likeGithub = false } = {}): Promise<OidcServer> {
  const people = new Map<string, OidcPerson>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo // it listens on a port
  const url = `http://127.0.0.1:${port}`
  const issuer = likeGithub ? `${url}/login/oauth` : url

  // Loaded here: on loading it writes a warning, which no other test is to find in what its process prints.
  const { default: OidcProvider } = await import('oidc-provider')
  const provider: Provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: ['http://localhost/auth/v1/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['only-for-tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'offline_access', 'user:email'],
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => people.get(accountId) ?? { sub: accountId },
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    async loadExistingGrant({ oidc: { client, account } }: Context) {
      const subject = { clientId: client?.clientId, accountId: account?.accountId }
      const grant = new provider.Grant(subject)
      grant.addOIDCScope('openid email profile user:email')
      await grant.save()
      return grant
    },
    ...(likeGithub && {
      routes: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
    }),
  })
  // Each test has its own port to come back to.
  provider.Client.prototype.redirectUriAllowed = () => true

  const serve = provider.callback()
  http.on('request', (request, response) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? '', url)
      if (pathname.startsWith('/interaction/')) return interact(request, response)
      if (pathname.startsWith('/api/v3/')) return answerAsGithub(request, response)
      await serve(request, response)
    }
    answer().catch((error) => response.writeHead(500).end(String(error)))
  })

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response)
    const chosen = new URL(request.url ?? '', url).searchParams.get('as')
    const accountId = chosen ?? params.login_hint
    if (accountId === 'nobody') {
      const error_description = 'The person said no'
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description,
      })
    }
    if (typeof accountId === 'string') {
      return provider.interactionFinished(request, response, { login: { accountId } })
    }
    const links = [...people.keys(), 'nobody'].map((id) => `<p><a href="?as=${id}">${id}</a></p>`)
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>${links.join('')}`,
    )
  }

  async function answerAsGithub(request: IncomingMessage, response: ServerResponse) {
    const token = await provider.AccessToken.find(request.headers.authorization?.slice(7) ?? '')
    const person = people.get(token?.accountId ?? '')
    response.setHeader('content-type', 'application/json')
    if (person === undefined) return response.writeHead(401).end('{}')
    const { sub, email, email_verified: verified, name } = person
    const emails = [
      { email: `${sub}@users.noreply.example`, primary: false, verified: true },
      { email, primary: true, verified },
    ]
    const profile = { id: Number(sub), login: `login-${sub}`, name, avatar_url: `${url}/face` }
    response.end(JSON.stringify(request.url?.endsWith('/emails') ? emails : profile))
  }

  return {
    url,
    add: (person) => void people.set(person.sub, person),
    idToken: (claims) =>
      new SignJWT({ iss: issuer, aud: OIDC_CLIENT.id, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuedAt(claims.iat)
        .setExpirationTime(claims.exp ?? '10 minutes')
        .sign(privateKey),
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      http.close()
    },
  }
}
