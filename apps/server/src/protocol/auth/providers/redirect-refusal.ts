import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { logFailure } from '../../../platform/log/log-failure.ts'
import { loggedPath } from '../../../platform/log/logged-path.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { toRefusal } from '../requests/render-auth-error.ts'
import { errorFields, withFragment, withQuery } from '../requests/return-url.ts'
import { ProviderRefusal } from './redeem-code.ts'

/** Refusals that are `access_denied` whatever their status. */
const DENIALS = ['signup_disabled', 'user_banned', 'provider_email_needs_verification']

/** Redirect to the client's page with an error, in the query and in the fragment. */
export function redirectRefusal(
  c: Context<HttpEnv>,
  { logger }: Pick<AuthDeps, 'logger'>,
  { error, target }: { error: unknown; target: string },
): Response {
  const fields = fieldsOf(c, logger, error)
  return c.redirect(withFragment(withQuery(target, fields), fields))
}

function fieldsOf(c: Context<HttpEnv>, logger: AuthDeps['logger'], error: unknown) {
  if (error instanceof ProviderRefusal) {
    return { error: error.error.slice(0, 100), error_description: error.message.slice(0, 500) }
  }
  const refusal = toRefusal(error instanceof Error ? error : new Error(String(error)))
  if (refusal.status >= 500) {
    logFailure(refusal, { logger, text: loggedPath(c.req.path), requestId: c.var.requestId })
  }
  const name = DENIALS.includes(refusal.code) ? 'access_denied' : 'server_error'
  return { error: name, ...errorFields(refusal) }
}
