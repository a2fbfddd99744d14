import type { Tx } from '../../../platform/db/database.ts'

/** Confirms the phone of an account, and says so in its metadata. */
export async function confirmPhone(tx: Tx, userId: string, now: Date) {
  await tx.query(
    `update auth.users set phone_confirmed_at = $2, updated_at = $2,
            raw_user_meta_data = raw_user_meta_data || '{"phone_verified": true}'
      where id = $1`,
    [userId, now],
  )
  await tx.query(
    `update auth.identities set updated_at = $2,
            identity_data = identity_data || '{"phone_verified": true}'
      where user_id = $1 and provider = 'phone'`,
    [userId, now],
  )
}
