import type { Tx } from '../../../platform/db/database.ts'

/** Ends every link, code and followed PKCE link of an account. */
export async function forgetProofs(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
  await tx.query('delete from auth.flow_state where user_id = $1', [userId])
}
