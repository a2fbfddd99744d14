import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../../platform/http/http-env.ts'
import type { AuthDeps } from '../../auth-deps.ts'
import { deviceOf, networkOf } from '../../requests/device.ts'
import { forgetFactorTries } from '../factor-tries.ts'
import { notifyOfFactor } from '../notify-of-factor.ts'
import { replaceRecoveryCodes } from './recovery-code-set.ts'
import { requireShownCodes } from './require-shown-codes.ts'

/**
 * POST /factors/recovery-codes/regenerate: a new set of codes, shown this once; the old ones are
 * void. Throws `insufficient_aal` (403) and `mfa_factor_not_found` (404).
 */
export const regenerateRecoveryCodes = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { user, factor } = await requireShownCodes(c, deps)
  const codes = await deps.db.transaction(async (tx) => {
    const renewed = await tx.query(
      'update auth.mfa_factors set updated_at = $2, verified_at = now() where id = $1 returning id',
      [factor.id, deps.clock()],
    )
    if (renewed.length === 0) throw new AppError('mfa_factor_not_found')
    const network = networkOf(deviceOf(c))
    await forgetFactorTries(tx, { userId: user.id, network, kind: 'recovery-code' })
    await notifyOfFactor(tx, deps, { c, user, kind: 'recovery_codes_changed' })
    return replaceRecoveryCodes(tx, factor.id)
  })
  return c.json({
    id: factor.id,
    type: factor.factor_type,
    friendly_name: factor.friendly_name ?? '',
    total: codes.length,
    codes,
  })
}
