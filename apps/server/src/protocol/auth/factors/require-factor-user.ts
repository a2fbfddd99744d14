import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requireUser, type SignedIn } from '../requests/require-user.ts'
import type { FactorRow } from '../users/user-row.ts'

type Deps = Pick<AuthDeps, 'keys' | 'db' | 'clock'>
type FactorUser = SignedIn & { sessionId: string }

/** Person who may have factors, with their session. Throws `no_authorization` (403) for an anonymous one. */
export async function requireFactorUser(c: Context<HttpEnv>, deps: Deps): Promise<FactorUser> {
  const signedIn = await requireUser(c, deps)
  const { sessionId } = signedIn
  if (signedIn.user.is_anonymous) {
    const text = 'Anonymous user not allowed to perform these actions'
    throw new AppError('no_authorization', { status: 403, text })
  }
  if (sessionId === undefined) throw new AppError('session_not_found')
  return { ...signedIn, sessionId }
}

/** Own factor that the path names. Throws `validation_failed` and `mfa_factor_not_found` (404). */
export async function requireOwnFactor(
  c: Context<HttpEnv>,
  deps: Deps,
): Promise<FactorUser & { factor: FactorRow }> {
  const signedIn = await requireFactorUser(c, deps)
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) {
    throw new AppError('validation_failed', { status: 404, text: 'factor_id must be an UUID' })
  }
  const factor = signedIn.user.factors.find((own) => own.id === id.toLowerCase())
  if (factor === undefined) throw new AppError('mfa_factor_not_found')
  return { ...signedIn, factor }
}
