import type { Tx } from '../../../platform/db/database.ts'
import { cancelPhoneChange } from '../users/phone-change.ts'

/**
 * Removes the phone that a session gave an account since a moment of the database, and a pending one:
 * whoever had taken the account over may have added it to sign in with. An account without an address
 * keeps its phone.
 */
export async function forgetNewPhone(
  tx: Tx,
  { userId, since }: { userId: string; since: string },
): Promise<void> {
  await cancelPhoneChange(tx, userId)
  const removed = await tx.query(
    `update auth.users set phone = null, phone_confirmed_at = null, phone_set_at = null
      where id = $1 and phone_set_at >= $2::timestamptz and email is not null returning id`,
    [userId, since],
  )
  if (removed.length === 0) return
  await tx.query(`delete from auth.identities where user_id = $1 and provider = 'phone'`, [userId])
}
