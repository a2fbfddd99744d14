import type { Tx } from '../../../platform/db/database.ts'

/** Removes an account's password: until there is a new one, only a mailed link or code signs in. */
export const forgetPassword = (tx: Tx, userId: string) =>
  tx.query('update auth.users set encrypted_password = null where id = $1', [userId])
