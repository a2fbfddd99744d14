import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../../platform/http/http-env.ts'
import type { AuthDeps } from '../../auth-deps.ts'
import { requireFactorUser } from '../require-factor-user.ts'
import { recoveryFactorOf } from './recovery-code-set.ts'

/**
 * Person who may change their recovery codes, with the factor that holds them: the session has shown
 * a factor. Throws `insufficient_aal` (403) and `mfa_factor_not_found` (404).
 */
export async function requireShownCodes(c: Context<HttpEnv>, deps: AuthDeps) {
  const { user, aal } = await requireFactorUser(c, deps)
  const factor = recoveryFactorOf(user)
  if (factor === undefined) throw new AppError('mfa_factor_not_found')
  if (aal !== 'aal2') {
    const text = 'AAL2 required to change recovery codes'
    throw new AppError('insufficient_aal', { status: 403, text })
  }
  return { user, factor }
}
