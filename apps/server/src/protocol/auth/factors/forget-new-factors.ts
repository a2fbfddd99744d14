import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { lockUser } from '../users/find-user.ts'
import type { UserRow } from '../users/user-row.ts'
import { notifyOfFactor } from './notify-of-factor.ts'
import { removeFactor } from './remove-factor.ts'

type Since = {
  user: Pick<UserRow, 'id'>
  /** Time of the database, as its text. */
  since: string
}

/**
 * Removes the second factors and recovery codes that were added or renewed since a moment, and those
 * that never had a code: whoever had taken the account over may have added them. Its person is told.
 */
export async function forgetNewFactors(
  tx: Tx,
  deps: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>,
  { user: { id }, since }: Since,
): Promise<void> {
  const user = await lockUser(tx, id)
  const added = await tx.query<{ id: string }>(
    'select id::text from auth.mfa_factors where user_id = $1 and verified_at >= $2::timestamptz',
    [id, since],
  )
  for (const factor of added) await removeFactor(tx, { user, factor, now: deps.clock() })
  await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [id])
  if (added.length > 0) await notifyOfFactor(tx, deps, { user, kind: 'factor_unenrolled' })
}
