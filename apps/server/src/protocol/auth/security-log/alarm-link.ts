import type { Tx } from '../../../platform/db/database.ts'
import { randomToken, tokenHash } from '../sessions/refresh-token.ts'

/** Lifetime of the link in a notice. */
export const ALARM_LIFETIME = '7 days'

/**
 * Link “It was not me” of a notice; `formerEmail`: the address that it gives back. Its token is in the fragment, which no server and no `Referer`
 * sees.
 */
export async function alarmLink(
  tx: Tx,
  { publicUrl, userId, formerEmail }: { publicUrl: string; userId: string; formerEmail?: string },
): Promise<string> {
  const token = randomToken()
  await tx.query(
    `with expired as (
       delete from auth.account_alarms
        where user_id = $2 and created_at < now() - interval '${ALARM_LIFETIME}'
     )
     insert into auth.account_alarms (token_hash, user_id, former_email) values ($1, $2, $3)`,
    [tokenHash(token), userId, formerEmail ?? null],
  )
  return `${publicUrl}/secure-account#token=${token}`
}
