import type { Tx } from '../../../platform/db/database.ts'

/** Deletes a factor; the sessions that it raised are aal1 again from their next token on. */
export async function removeFactor(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  await tx.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2
        where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims using lowered
      where session_id = lowered.id and authentication_method = 'totp'`,
    [id, now],
  )
  await tx.query('delete from auth.mfa_factors where id = $1', [id])
}
