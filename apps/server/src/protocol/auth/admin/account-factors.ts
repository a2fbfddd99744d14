import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkFactorName, MAX_NAME_LENGTH } from '../factors/enroll-factor.ts'
import { notifyOfFactor } from '../factors/notify-of-factor.ts'
import { requireNoSignIn } from '../factors/phones/require-one-use.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { readBody } from '../requests/read-body.ts'
import { lockUser } from '../users/find-user.ts'
import { presentFactor } from '../users/present-factor.ts'
import type { FactorRow, UserRow } from '../users/user-row.ts'
import { accountId, requireAccount } from './require-account.ts'

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
    const { user, factor: found } = await requireFactor(tx, c)
    await removeFactor(tx, { user, factor: found, now: deps.clock() })
    await notifyOfFactor(tx, deps, { user, kind: 'factor_unenrolled' })
    return found
  })
  return c.json(presentFactor(factor))
}

const Body = z.object({
  friendly_name: z.string().max(MAX_NAME_LENGTH).default(''),
  phone: z.string().default(''),
})

/**
 * PUT /admin/users/:id/factors/:factorId: gives a factor another name, and a phone another number. Throws
 * `mfa_factor_not_found` (404), `mfa_factor_name_conflict` (422), and as `requireNoSignIn`.
 */
export const updateFactor = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { friendly_name: name, phone: given } = await readBody(c, Body)
  const now = deps.clock()
  const factor = await deps.db.transaction(async (tx) => {
    const { user, factor: found } = await requireFactor(tx, c)
    const phone = found.factor_type === 'phone' && given !== '' ? checkPhone(given) : found.phone
    if (name === '' && phone === found.phone) return found
    checkFactorName(
      user.factors.filter(({ id }) => id !== found.id),
      name,
    )
    if (phone !== null) requireNoSignIn(user, phone)
    const changed = { ...found, friendly_name: name || found.friendly_name, phone }
    await tx.query(
      'update auth.mfa_factors set friendly_name = $2, phone = $3, updated_at = $4 where id = $1',
      [found.id, changed.friendly_name, phone, now],
    )
    return { ...changed, updated_at: now.toISOString() }
  })
  return c.json(presentFactor(factor))
}

/** Account and factor named by the path, locked. Throws `mfa_factor_not_found` (404). */
async function requireFactor(
  tx: Tx,
  c: Context<HttpEnv>,
): Promise<{ user: UserRow; factor: FactorRow }> {
  const user = await lockUser(tx, accountId(c))
  const factor = user.factors.find(({ id }) => id === c.req.param('factorId')?.toLowerCase())
  if (factor === undefined) throw new AppError('mfa_factor_not_found')
  return { user, factor }
}
