import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { issueAuthCode } from '../pkce/issue-auth-code.ts'
import type { Profile } from '../providers/profile.ts'
import { redirectRefusal } from '../providers/redirect-refusal.ts'
import { deviceOf } from '../requests/device.ts'
import { withFragment, withQuery } from '../requests/return-url.ts'
import { notifyOfSignIn } from '../security-log/notify-of-sign-in.ts'
import { createSession } from '../sessions/create-session.ts'
import { fragmentOf } from '../sessions/fragment-of.ts'
import { tokenHash } from '../sessions/refresh-token.ts'
import { readMetadata } from './identity-provider.ts'
import { personOf } from './person-of-assertion.ts'
import type { Assertion } from './read-assertion.ts'
import { type RelayState, takeRelayState } from './relay-states.ts'
import { CLOCK_SKEW_MS } from './service-provider.ts'
import { signInEmployee } from './sign-in-employee.ts'
import { SSO_METHOD } from './sso-identity.ts'
import { findSsoProvider } from './sso-provider.ts'
import { verifyResponse } from './verify-response.ts'

/** Page that tells what went wrong where the client's own page is not known. */
const FAILURE_PAGE = '/provider-return'
/** Longest reason of a refusal that is logged: it may quote the response. */
const MAX_REASON = 200

/**
 * POST /sso/saml/acs: a browser returns from its company's sign-in with a signed assertion, and goes on to the client's
 * page with a session in the fragment, or with a code (PKCE), or with an error. Only the response to a request of
 * ours is taken, once.
 */
export const consumeAssertion = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, settings, clock } = deps
  const { publicUrl } = settings
  let target = `${publicUrl}${FAILURE_PAGE}`
  let asked: string | undefined
  try {
    const form = new URLSearchParams(await c.req.text())
    const flow = await takeRelayState(db, { state: form.get('RelayState') ?? '', now: clock() })
    target = flow.redirectTo
    asked = flow.providerId
    const provider = await findSsoProvider(db, flow.providerId)
    if (provider === undefined) throw new AppError('saml_idp_not_found')
    if (provider.disabled) throw new AppError('sso_provider_disabled')
    const assertion = await verifyResponse(form.get('SAMLResponse') ?? '', {
      publicUrl,
      idp: readMetadata(provider.metadata_xml, publicUrl),
      requestId: flow.requestId,
      now: clock(),
    })
    const profile = personOf(assertion, provider)
    return c.redirect(await finish(c, deps, { flow, assertion, profile }), 303)
  } catch (error) {
    if (asked !== undefined) logRefusal(c, deps, { error, provider: asked })
    return redirectRefusal(c, deps, { error, target })
  }
}

/** Tells the operator, who alone can mend it, why a company's response was refused. */
function logRefusal(
  c: Context<HttpEnv>,
  { logger }: Pick<AuthDeps, 'logger'>,
  { error, provider }: { error: unknown; provider: string },
) {
  const { cause = error } = error instanceof Error ? error : {}
  const reason = cause instanceof Error ? cause.message.slice(0, MAX_REASON) : undefined
  logger.warn({ requestId: c.var.requestId, provider, reason }, 'an SSO response was refused')
}

type Return = { flow: RelayState; assertion: Assertion; profile: Profile }

/** Address of the client's page, with what makes the session. */
async function finish(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { flow: { providerId, challenge, redirectTo }, assertion, profile }: Return,
): Promise<string> {
  const now = deps.clock()
  const method = SSO_METHOD
  const notAfter = assertion.sessionEndsAt ?? null
  const outcome = await deps.db.transaction(async (tx) => {
    await useOnce(tx, { providerId, assertion, now })
    const userId = await signInEmployee(tx, deps, { c, providerId, profile })
    if (challenge !== undefined) {
      return issueAuthCode(tx, { userId, challenge, method, now, notAfter })
    }
    const made = await createSession(tx, { userId, method, device: deviceOf(c), now, notAfter })
    if (made.isFromNewNetwork) {
      await notifyOfSignIn(tx, deps, { c, user: made.user, kind: 'new_sign_in' })
    }
    return made
  })
  if (typeof outcome === 'string') return withQuery(redirectTo, { code: outcome })
  return withFragment(redirectTo, await fragmentOf(deps, outcome))
}

type Use = { providerId: string; assertion: Assertion; now: Date }

/** Remembers an assertion until it expires. Throws `validation_failed` (400) for one that was used. */
async function useOnce(tx: Tx, { providerId, assertion: { id, expiresAt }, now }: Use) {
  await tx.query('delete from auth.saml_assertions where expires_at < $1', [now])
  const [first] = await tx.query(
    `insert into auth.saml_assertions (sso_provider_id, id_hash, expires_at) values ($1, $2, $3)
     on conflict do nothing returning expires_at`,
    [providerId, tokenHash(id), new Date(expiresAt.getTime() + 2 * CLOCK_SKEW_MS)],
  )
  if (first === undefined) {
    throw new AppError('validation_failed', { text: 'SAML Assertion was used before' })
  }
}
