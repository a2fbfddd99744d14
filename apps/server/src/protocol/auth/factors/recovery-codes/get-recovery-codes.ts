import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../../platform/http/http-env.ts'
import type { AuthDeps } from '../../auth-deps.ts'
import { requireFactorUser } from '../require-factor-user.ts'
import { countRecoveryCodes, recoveryFactorOf } from './recovery-code-set.ts'

/**
 * GET /factors/recovery-codes: how many codes there are and how many are unused. Throws
 * `mfa_factor_not_found` (404) without any.
 */
export const getRecoveryCodes = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { user } = await requireFactorUser(c, deps)
  const factor = recoveryFactorOf(user)
  if (factor === undefined) throw new AppError('mfa_factor_not_found')
  const counted = await countRecoveryCodes(deps.db, factor.id)
  return c.json({ id: factor.id, type: factor.factor_type, ...counted })
}
