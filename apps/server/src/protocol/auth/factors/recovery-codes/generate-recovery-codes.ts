import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../../platform/http/http-env.ts'
import type { AuthDeps } from '../../auth-deps.ts'
import { readOptionalBody } from '../../requests/read-body.ts'
import { lockSignedIn } from '../../users/lock-signed-in.ts'
import { checkFactorName, MAX_NAME_LENGTH } from '../enroll-factor.ts'
import { isSecondFactor } from '../has-verified-factor.ts'
import { notifyOfFactor } from '../notify-of-factor.ts'
import { requireFactorUser } from '../require-factor-user.ts'
import { recoveryFactorOf, replaceRecoveryCodes } from './recovery-code-set.ts'

const Body = z.object({
  friendly_name: z.string().max(MAX_NAME_LENGTH).default('Recovery codes'),
})

/**
 * POST /factors/recovery-codes: the first set of codes, shown this once. Throws `insufficient_aal`
 * (403), and `mfa_recovery_codes_sole_factor`, `mfa_verified_factor_exists` and
 * `mfa_factor_name_conflict` (422).
 */
export const generateRecoveryCodes = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const signedIn = await requireFactorUser(c, deps)
  const { user, aal } = signedIn
  const { friendly_name: name } = await readOptionalBody(c, Body)
  if (aal !== 'aal2') {
    const text = 'AAL2 required to generate recovery codes'
    throw new AppError('insufficient_aal', { status: 403, text })
  }
  const id = randomUUID()
  const now = deps.clock()
  const codes = await deps.db.transaction(async (tx) => {
    const { factors } = await lockSignedIn(tx, signedIn)
    if (!factors.some(isSecondFactor)) throw new AppError('mfa_recovery_codes_sole_factor')
    if (recoveryFactorOf({ factors }) !== undefined) {
      throw new AppError('mfa_verified_factor_exists')
    }
    checkFactorName(factors, name)
    await tx.query(
      `delete from auth.mfa_factors
        where user_id = $1 and friendly_name = $2 and status = 'unverified'`,
      [user.id, name],
    )
    await tx.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, verified_at, created_at, updated_at)
       values ($1, $2, $3, 'recovery_code', 'verified', now(), $4, $4)`,
      [id, user.id, name, now],
    )
    await notifyOfFactor(tx, deps, { c, user, kind: 'recovery_codes_changed' })
    return replaceRecoveryCodes(tx, id)
  })
  const type = 'recovery_code'
  return c.json({ id, type, friendly_name: name, total: codes.length, codes })
}
