import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { openTokens } from '../providers/seal-tokens.ts'
import { deviceOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { notifyOfSignIn } from '../security-log/notify-of-sign-in.ts'
import { createSession } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { tokenHash } from '../sessions/refresh-token.ts'
import { replaceSession } from '../sessions/replace-session.ts'
import { SSO_METHOD } from '../single-sign-on/sso-identity.ts'
import { type Challenge, isVerifierOf } from './challenge.ts'

/** Time in which a code may be exchanged after its link was followed. */
const CODE_LIFETIME_MS = 5 * 60 * 1000

const Body = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

/**
 * Grant `pkce`: a session for a code and the verifier of its challenge. A code can be tried once,
 * with whatever verifier. Throws `flow_state_not_found` (404), `flow_state_expired` (422) and
 * `bad_code_verifier` (400).
 */
export async function exchangeCode(c: Context<HttpEnv>, deps: AuthDeps) {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, Body)
  if (code === '' || verifier === '') {
    const text = 'invalid request: both auth code and code verifier should be non-empty'
    throw new AppError('validation_failed', { text })
  }
  const now = deps.clock()
  // A statement of its own: the code is used up whatever comes of it.
  const [flow] = await deps.db.query<FlowRow>(
    `delete from auth.flow_state where auth_code = $1
     returning user_id::text, authentication_method as method, created_at::text,
       provider_tokens, session_id::text, session_not_after::text as not_after,
       jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method) as challenge`,
    [tokenHash(code)],
  )
  if (flow === undefined) throw new AppError('flow_state_not_found')
  if (now.getTime() - new Date(flow.created_at).getTime() > CODE_LIFETIME_MS) {
    throw new AppError('flow_state_expired')
  }
  if (!isVerifierOf(flow.challenge, verifier)) throw new AppError('bad_code_verifier')
  const { user_id: userId, method, session_id: replaced, provider_tokens: sealed } = flow
  const notAfter = flow.not_after === null ? null : new Date(flow.not_after)
  const session = await deps.db.transaction(async (tx) => {
    const made = await createSession(tx, { userId, method, device: deviceOf(c), now, notAfter })
    // The other codes come from a mail or from a provider that warns its people itself.
    if (method === SSO_METHOD && made.isFromNewNetwork) {
      await notifyOfSignIn(tx, deps, { c, user: made.user, kind: 'new_sign_in' })
    }
    return replaced === null ? made : replaceSession(tx, { session: made, replaced })
  })
  if (replaced !== null) deps.refuseSessions([replaced])
  const tokens = sealed === null ? {} : openTokens(sealed, code)
  return c.json({ ...(await presentSession(deps, session)), ...tokens })
}

type FlowRow = {
  user_id: string
  method: string
  created_at: string
  challenge: Challenge
  /** Sealed tokens of an external provider. */
  provider_tokens: string | null
  /** Session that linked an identity. */
  session_id: string | null
  /** End of the session, whatever happens. */
  not_after: string | null
}
