import { createHash } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import { bearerToken } from '../../../platform/http/bearer-token.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { addIdentity } from '../identities/link-identity.ts'
import { requireLinkingUser } from '../identities/require-linking-user.ts'
import { signInIdentity } from '../identities/sign-in-identity.ts'
import { deviceOf } from '../requests/device.ts'
import { OAuthError } from '../requests/oauth-error.ts'
import { readBody } from '../requests/read-body.ts'
import { createSession } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { replaceSession } from '../sessions/replace-session.ts'

const Body = z.object({
  provider: z.string().default(''),
  id_token: z.string().default(''),
  access_token: z.string().optional(),
  nonce: z.string().default(''),
  link_identity: z.boolean().default(false),
})

/**
 * Grant `id_token`: a session for an ID token that a program got from an OpenID provider itself. The
 * token carries the SHA-256 of the nonce that is sent with it. With `link_identity` the identity is added to the
 * account of the bearer, whose session is replaced. Throws `OAuthError`, `provider_disabled` (400), and as
 * `signInIdentity` and `addIdentity`.
 */
export async function exchangeIdToken(c: Context<HttpEnv>, deps: AuthDeps) {
  const body = await readBody(c, Body)
  if (body.id_token === '') throw invalid('id_token required')
  if (body.provider === '') throw invalid('provider or client_id and issuer required')
  const provider = deps.providers.find(body.provider)
  if (provider?.verifyIdToken === undefined) {
    const text = `Provider (issuer "${body.provider.slice(0, 50)}") is not enabled`
    throw new AppError('provider_disabled', { text })
  }
  const sessionId = body.link_identity ? await linkingSession(c, deps) : null
  const now = deps.clock()
  const { profile, nonce } = await provider.verifyIdToken(body.id_token, {
    accessToken: body.access_token,
    now,
  })
  checkNonce(body.nonce, nonce ?? '')
  const session = await deps.db.transaction(async (tx) => {
    const who = { c, provider: provider.settings, profile }
    const userId = await (sessionId === null
      ? signInIdentity(tx, deps, { ...who, userData: {} })
      : addIdentity(tx, deps, { ...who, sessionId }))
    const made = await createSession(tx, { userId, method: 'oauth', device: deviceOf(c), now })
    return sessionId === null ? made : replaceSession(tx, { session: made, replaced: sessionId })
  })
  if (sessionId !== null) deps.refuseSessions([sessionId])
  return c.json(await presentSession(deps, session))
}

async function linkingSession(c: Context<HttpEnv>, deps: AuthDeps): Promise<string> {
  if (bearerToken(c.req.header('authorization')) === undefined) {
    throw invalid('Linking requires a valid user access token in Authorization')
  }
  return (await requireLinkingUser(c, deps)).sessionId
}

/** Throws unless a token carries the hash of the nonce that came with it, or neither is there. */
function checkNonce(sent: string, inToken: string) {
  if ((sent === '') !== (inToken === '')) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (sent !== '' && createHash('sha256').update(sent).digest('hex') !== inToken) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

const invalid = (text: string) => new OAuthError('invalid request', text)
