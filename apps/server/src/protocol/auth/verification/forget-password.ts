import type { Tx } from '../../../platform/db/database.ts'

/** Takes the password of an account: only a mailed link or code signs in until there is a new one. */
export const forgetPassword = (tx: Tx, userId: string) =>
  tx.query('update auth.users set encrypted_password = null where id = $1', [userId])
