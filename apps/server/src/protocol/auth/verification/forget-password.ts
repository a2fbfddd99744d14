import type { Tx } from '../../../platform/db/database.ts'

/**
 * Removes an account's password and passkeys, which somebody else may have set up: until there are
 * new ones, only a mailed link or code signs in.
 */
export async function forgetPassword(tx: Tx, userId: string): Promise<void> {
  await tx.query('update auth.users set encrypted_password = null where id = $1', [userId])
  await tx.query('delete from auth.webauthn_credentials where user_id = $1', [userId])
}
