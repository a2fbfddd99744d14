import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkChallenge } from '../pkce/challenge.ts'
import { bindBrowser } from '../requests/browser-cookie.ts'
import { checkStorable } from '../requests/read-body.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { checkMetadata } from '../users/metadata.ts'
import { STATE_LIFETIME_S, saveState } from './oauth-states.ts'
import { redirectRefusal } from './redirect-refusal.ts'

/** Parameters that clients may not hand to a provider, because the server sets them or they replace others. */
const OWN_PARAMETERS = new Set([
  ...['provider', 'redirect_to', 'scopes', 'data', 'skip_http_redirect', 'invite_token'],
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'scope'],
  ...['state', 'nonce', 'code_challenge', 'code_challenge_method', 'code_verifier'],
  ...['request', 'request_uri', 'registration', 'claims', 'id_token_hint', 'resource'],
])
const MAX_PARAMETERS = 20
const MAX_LENGTH = 1000

const Data = z.record(z.string(), z.unknown())

/**
 * GET /authorize?provider=…: leads the browser to a provider, from which it returns to GET /callback.
 * `data`, a JSON object, is metadata for a new account, as that of a sign-up. Throws
 * `validation_failed` (400); a provider that is away is told to the client's page.
 */
export const authorize = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const redirectTo = redirectTarget(c, deps.settings)
  try {
    return c.redirect(await beginSignIn(c, deps, { redirectTo, sessionId: null }))
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error
    return redirectRefusal(c, deps, { error, target: redirectTo })
  }
}

type Beginning = { redirectTo: string; sessionId: string | null }

/** Address of the provider that a request names, for a sign-in that this browser alone can end. */
export async function beginSignIn(
  c: Context<HttpEnv>,
  { db, settings: { publicUrl }, providers, clock }: AuthDeps,
  { redirectTo, sessionId }: Beginning,
): Promise<string> {
  const query = c.req.query()
  const { code_challenge = '', code_challenge_method = '' } = query
  const provider = providers.require(query.provider ?? '')
  const challenge = checkChallenge({ code_challenge, code_challenge_method })
  const userData = readData(query.data)
  const browser = bindBrowser(c, {
    name: 'sign-in-browser',
    publicUrl,
    lifetimeS: STATE_LIFETIME_S,
  })
  const secrets = await saveState(db, {
    ...{ provider: provider.settings.id, redirectTo, challenge, userData, sessionId, browser },
    now: clock(),
  })
  const url = await provider.authorizationUrl({
    ...secrets,
    redirectUri: callbackOf(publicUrl),
    scopes: (query.scopes ?? '').slice(0, MAX_LENGTH),
    extra: extraParameters(query),
  })
  return url.href
}

/** Address that providers send browsers back to. */
export const callbackOf = (publicUrl: string) => `${publicUrl}/auth/v1/callback`

/** Parameters of a request that are the provider's. Throws `validation_failed` (400) for too many. */
function extraParameters(query: Record<string, string>): Record<string, string> {
  const extra = Object.entries(query).filter(([name]) => !OWN_PARAMETERS.has(name))
  if (extra.length > MAX_PARAMETERS || extra.some(([, value]) => value.length > MAX_LENGTH)) {
    throw new AppError('validation_failed', { text: 'Too many parameters for the provider' })
  }
  return Object.fromEntries(extra)
}

function readData(text = '{}') {
  try {
    const data = Data.parse(JSON.parse(text))
    checkStorable(data, 0)
    return checkMetadata(data)
  } catch (cause) {
    throw new AppError('validation_failed', { text: 'data must be a JSON object', cause })
  }
}
