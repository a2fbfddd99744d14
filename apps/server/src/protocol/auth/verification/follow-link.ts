import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { loggedPath } from '../../../platform/log/logged-path.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from '../requests/device.ts'
import { isAllowedRedirect } from '../requests/redirect-target.ts'
import { toRefusal } from '../requests/render-auth-error.ts'
import { errorFields, withFragment, withQuery } from '../requests/return-url.ts'
import { presentSession } from '../sessions/present-session.ts'
import { signUpBrowser } from '../sign-up/sign-up-browser.ts'
import { FIRST_HALF, FIRST_HALF_MESSAGE } from './complete-verification.ts'
import { PKCE_PREFIX } from './one-time-tokens.ts'
import { verifyFollowedLink } from './verify.ts'

/**
 * GET /verify?token=&type=&redirect_to=: redeems a link's token and redirects the browser, with the
 * session or the error in the fragment, which no server sees. In the PKCE flow the query has a code
 * instead, or the error too. HEAD redeems nothing.
 */
export const followLink = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  if (c.req.method === 'HEAD') return c.body(null, 200)
  const { token = '', type = '', redirect_to = '' } = c.req.query()
  if (type === '') throw invalid('Verify requires a verification type')
  if (token === '') throw invalid('Verify requires a token or a token hash')

  const { publicUrl } = deps.settings
  const target = isAllowedRedirect(redirect_to, deps.settings) ? redirect_to : publicUrl
  const isPkce = token.startsWith(PKCE_PREFIX)
  try {
    const session = await verifyFollowedLink(deps, {
      linkToken: token,
      type,
      device: deviceOf(c),
      browser: signUpBrowser(c, deps.settings),
    })
    if (session === FIRST_HALF) {
      const message = { message: FIRST_HALF_MESSAGE }
      return c.redirect(withFragment(isPkce ? withQuery(target, message) : target, message), 303)
    }
    if ('authCode' in session) {
      return c.redirect(withQuery(target, { code: session.authCode }), 303)
    }
    const { access_token, expires_at, expires_in, refresh_token, token_type } =
      await presentSession(deps, session)
    const fields = { access_token, expires_at, expires_in, refresh_token, token_type, type }
    return c.redirect(withFragment(target, fields), 303)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const refusal = toRefusal(error)
    if (refusal.status >= 500) {
      logFailure(error, {
        logger: deps.logger,
        text: loggedPath(c.req.path),
        requestId: c.var.requestId,
      })
    }
    const fields = errorFields(refusal)
    return c.redirect(withFragment(isPkce ? withQuery(target, fields) : target, fields), 303)
  }
}

const invalid = (text: string) => new AppError('validation_failed', { text })
