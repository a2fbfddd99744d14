import type { Tx } from '../../../platform/db/database.ts'
import { lockUser } from '../users/find-user.ts'
import type { FactorRow, UserRow } from '../users/user-row.ts'
import { isSecondFactor } from './has-verified-factor.ts'
import { METHODS } from './raise-session.ts'

type Removal = { user: Pick<UserRow, 'id'>; factor: Pick<FactorRow, 'id'>; now: Date }

/**
 * Deletes a factor; the sessions that it raised are aal1 again from their next token on. With the
 * last one that may stand alone go the recovery codes.
 */
export async function removeFactor(tx: Tx, { user, factor, now }: Removal): Promise<void> {
  const others = (await lockUser(tx, user.id)).factors.filter(({ id }) => id !== factor.id)
  const ids = others.some(isSecondFactor)
    ? [factor.id]
    : [factor, ...others.filter(({ status }) => status === 'verified')].map(({ id }) => id)
  await tx.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2
        where factor_id = any ($1) returning id
     )
     delete from auth.mfa_amr_claims using lowered
      where session_id = lowered.id and authentication_method = any ($3)`,
    [ids, now, Object.values(METHODS)],
  )
  await tx.query('delete from auth.mfa_factors where id = any ($1)', [ids])
}
