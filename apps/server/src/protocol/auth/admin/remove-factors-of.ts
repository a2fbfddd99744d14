import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isSecondFactor } from '../factors/has-verified-factor.ts'
import { notifyOfFactor } from '../factors/notify-of-factor.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { lockUser } from '../users/find-user.ts'

/**
 * Removes every second factor of a person who has lost theirs, with the recovery codes; they are told
 * by mail. Throws `mfa_factor_not_found` (404) without one.
 */
export const removeFactorsOf =
  (deps: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>) =>
  async (tx: Tx, userId: string): Promise<void> => {
    const user = await lockUser(tx, userId)
    const factors = user.factors.filter(isSecondFactor)
    if (factors.length === 0) throw new AppError('mfa_factor_not_found')
    for (const factor of factors) await removeFactor(tx, { user, factor, now: deps.clock() })
    await notifyOfFactor(tx, deps, { user, kind: 'factor_unenrolled' })
  }
