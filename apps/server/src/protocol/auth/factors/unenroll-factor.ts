import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { notifyOfFactor } from './notify-of-factor.ts'
import { removeFactor } from './remove-factor.ts'
import { requireOwnFactor } from './require-factor-user.ts'

/**
 * DELETE /factors/:id. A verified one is deleted only by a session that has shown a factor; its
 * person is notified. Throws `insufficient_aal` (422), and `validation_failed` (422) for recovery
 * codes.
 */
export const unenrollFactor = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { user, factor, aal } = await requireOwnFactor(c, deps)
  if (factor.factor_type === 'recovery_code') {
    const text =
      'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes'
    throw new AppError('validation_failed', { status: 422, text })
  }
  const isVerified = factor.status === 'verified'
  if (isVerified && aal !== 'aal2') {
    const text = 'AAL2 required to unenroll verified factor'
    throw new AppError('insufficient_aal', { status: 422, text })
  }
  await deps.db.transaction(async (tx) => {
    await removeFactor(tx, { user, factor, now: deps.clock() })
    if (isVerified) await notifyOfFactor(tx, deps, { c, user, kind: 'factor_unenrolled' })
  })
  return c.json({ id: factor.id })
}
