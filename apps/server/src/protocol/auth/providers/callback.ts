import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { addIdentity } from '../identities/link-identity.ts'
import { signInIdentity } from '../identities/sign-in-identity.ts'
import { issueAuthCode } from '../pkce/issue-auth-code.ts'
import { browserSecret } from '../requests/browser-cookie.ts'
import { deviceOf } from '../requests/device.ts'
import { withFragment, withQuery } from '../requests/return-url.ts'
import { createSession } from '../sessions/create-session.ts'
import { fragmentOf } from '../sessions/fragment-of.ts'
import { replaceSession } from '../sessions/replace-session.ts'
import { callbackOf } from './authorize.ts'
import { type OAuthState, takeState } from './oauth-states.ts'
import type { Profile } from './profile.ts'
import type { Provider, ProviderTokens } from './provider.ts'
import { redirectRefusal } from './redirect-refusal.ts'

/** Page that tells what went wrong where the client's own page is not known. */
const FAILURE_PAGE = '/provider-return'

/**
 * GET /callback: a browser returns from a provider, and goes on to the client's page with a session in
 * the fragment, or with a code (PKCE), or with an error. The state is good once, in the browser that
 * began.
 */
export const callback = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { publicUrl } = deps.settings
  const { state = '' } = c.req.query()
  let target = `${publicUrl}${FAILURE_PAGE}`
  try {
    if (state === '') {
      throw new AppError('bad_oauth_callback', { text: 'OAuth state parameter missing' })
    }
    const browser = browserSecret(c, { name: 'sign-in-browser', publicUrl }) ?? ''
    const flow = await takeState(deps.db, { state, browser, now: deps.clock() })
    if (flow === undefined) throw new AppError('bad_oauth_state')
    target = flow.redirectTo
    const provider = deps.providers.require(flow.provider)
    const answer = new URL(callbackOf(publicUrl))
    answer.search = new URL(c.req.url).search
    const { profile, tokens } = await provider.redeem(answer, flow.secrets)
    return c.redirect(await finish(c, deps, { flow, provider, profile, tokens }))
  } catch (error) {
    return redirectRefusal(c, deps, { error, target })
  }
}

/** POST /callback: providers that answer by a form; the browser then sends its cookie along to GET. */
export const callbackByForm =
  ({ settings }: Pick<AuthDeps, 'settings'>) =>
  async (c: Context<HttpEnv>) => {
    const fields = new URLSearchParams(await c.req.text())
    return c.redirect(`${callbackOf(settings.publicUrl)}?${fields}`, 303)
  }

type Return = { flow: OAuthState; provider: Provider; profile: Profile; tokens: ProviderTokens }

/** Address of the client's page, with what makes the session. */
async function finish(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { flow: { sessionId, challenge, redirectTo, userData }, provider, profile, tokens }: Return,
): Promise<string> {
  const now = deps.clock()
  const method = 'oauth'
  const outcome = await deps.db.transaction(async (tx) => {
    const who = { c, provider: provider.settings, profile }
    const userId = await (sessionId === null
      ? signInIdentity(tx, deps, { ...who, userData })
      : addIdentity(tx, deps, { ...who, sessionId }))
    if (challenge !== undefined) {
      return issueAuthCode(tx, { userId, challenge, method, now, tokens, sessionId })
    }
    const session = await createSession(tx, { userId, method, device: deviceOf(c), now })
    return sessionId === null ? session : replaceSession(tx, { session, replaced: sessionId })
  })
  if (typeof outcome === 'string') return withQuery(redirectTo, { code: outcome })
  if (sessionId !== null) deps.refuseSessions([sessionId])
  return withFragment(redirectTo, { ...(await fragmentOf(deps, outcome)), ...tokens })
}
