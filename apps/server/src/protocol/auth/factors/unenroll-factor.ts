import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { lockUser } from '../users/find-user.ts'
import type { FactorRow, UserRow } from '../users/user-row.ts'
import { isSecondFactor } from './has-verified-factor.ts'
import { notifyOfFactor } from './notify-of-factor.ts'
import { removeFactor } from './remove-factor.ts'
import { requireOwnFactor } from './require-factor-user.ts'

/**
 * DELETE /factors/:id. A verified one is deleted only by a session that has shown a factor; its
 * person is notified. Throws `insufficient_aal` (422), `last_second_factor` (422) for the last one of an
 * account that needs one, and `validation_failed` (422) for recovery codes.
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
  const isNeeded = (await deps.secondFactorDueOf(user)) !== null
  await deps.db.transaction(async (tx) => {
    if (isNeeded) await requireAnother(tx, { user, factor })
    await removeFactor(tx, { user, factor, now: deps.clock() })
    if (isVerified) await notifyOfFactor(tx, deps, { c, user, kind: 'factor_unenrolled' })
  })
  return c.json({ id: factor.id })
}

type Removal = { user: Pick<UserRow, 'id'>; factor: FactorRow }

/** Check that a second factor is left without this one, in the locked account. Throws `last_second_factor` (422). */
async function requireAnother(tx: Tx, { user, factor }: Removal): Promise<void> {
  const { factors } = await lockUser(tx, user.id)
  const others = factors.filter(({ id }) => id !== factor.id)
  if (isSecondFactor(factor) && !others.some(isSecondFactor)) {
    throw new AppError('last_second_factor')
  }
}
