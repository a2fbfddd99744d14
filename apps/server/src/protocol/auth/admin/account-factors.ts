import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { notifyOfFactor } from '../factors/notify-of-factor.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { presentFactor } from '../users/present-factor.ts'
import { requireAccount } from './require-account.ts'

/** GET /admin/users/:id/factors */
export const listFactors =
  ({ db }: Pick<AuthDeps, 'db'>) =>
  async (c: Context<HttpEnv>) =>
    c.json((await requireAccount(db, c)).factors.map(presentFactor))

/**
 * DELETE /admin/users/:id/factors/:factorId, for a person who has lost theirs; they are notified.
 * Throws `mfa_factor_not_found` (404).
 */
export const deleteFactor = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const factor = await deps.db.transaction(async (tx) => {
    const user = await requireAccount(tx, c)
    const found = user.factors.find(({ id }) => id === c.req.param('factorId')?.toLowerCase())
    if (found === undefined) throw new AppError('mfa_factor_not_found')
    await removeFactor(tx, { user, factor: found, now: deps.clock() })
    await notifyOfFactor(tx, deps, { user, kind: 'factor_unenrolled' })
    return found
  })
  return c.json(presentFactor(factor))
}
