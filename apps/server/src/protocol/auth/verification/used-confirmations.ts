import type { Tx } from '../../../platform/db/database.ts'
import type { RedeemedToken } from './one-time-tokens.ts'

/** Time for which a used confirmation link is recognised, in days. */
const KEPT_DAYS = 30

/**
 * Stores the hashes of an account's confirmation links as used: of the redeemed one and of those
 * still open, which the confirmation has made needless.
 */
export async function rememberConfirmations(
  tx: Tx,
  { userId, purpose, tokenHash }: RedeemedToken,
  now: Date,
): Promise<void> {
  await tx.query(
    `delete from auth.used_confirmations where used_at < $1::timestamptz - $2 * interval '1 day'`,
    [now, KEPT_DAYS],
  )
  await tx.query(
    `insert into auth.used_confirmations (token_hash, user_id, used_at)
     select token_hash, user_id, $2::timestamptz from auth.one_time_tokens
      where user_id = $1 and token_type = 'confirmation_token'
      union select $3, $1::uuid, $2 where $4::boolean`,
    [userId, now, tokenHash, purpose === 'confirmation_token'],
  )
}

/** Whether a token of this hash confirmed its address, or was mailed to confirm it. */
export async function isUsedConfirmation(tx: Tx, tokenHash: string): Promise<boolean> {
  const used = await tx.query('select from auth.used_confirmations where token_hash = $1', [
    tokenHash,
  ])
  return used.length > 0
}
