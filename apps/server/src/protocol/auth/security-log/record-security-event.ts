import { randomInt } from 'node:crypto'
import type { SecurityEventName } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { Device } from '../requests/device.ts'

/** Share of entries that also delete what has been kept long enough: one in so many, and so many at once. */
const CLEAR_EVERY = 100
const CLEARED = 500
/** Most refused sign-ins of a person that are recorded in an hour: a stranger's must not bury what matters. */
const MAX_REFUSED = 20
const REFUSED_SO_FAR = `(select count(*) from auth.security_events as refused
  where refused.user_id = users.id and event = 'sign_in' and not succeeded
    and refused.created_at > now() - interval '1 hour')`

export type SecurityEntry = {
  event: SecurityEventName
  /** False: refused. */
  succeeded?: boolean
  /** Authentication method (`amr`) of a sign-in or second factor, scope of a sign-out. */
  method?: string
  /** Null: an admin's or the server's own act. */
  device: Device | null
}

/** Adds an entry to a person's log of security events (`auth.security_events`). */
export const recordSecurityEvent = (
  tx: Tx,
  { userId, ...entry }: SecurityEntry & { userId: string },
): Promise<void> => record(tx, 'id = $1::uuid', userId, entry)

/**
 * Adds an entry to the log of whoever has an address or phone; the same statement for one without an account,
 * whose entry nobody gets.
 */
export const recordForAddress = (
  tx: Tx,
  { address, ...entry }: SecurityEntry & { address: string },
): Promise<void> => record(tx, '(email = $1 or phone = $1) and not is_sso_user', address, entry)

async function record(tx: Tx, whose: string, value: string, entry: SecurityEntry) {
  const { event, succeeded = true, method = null, device } = entry
  await tx.query(
    `insert into auth.security_events (user_id, event, succeeded, method, ip, user_agent)
     select id, $2, $3, $4, $5::inet, $6 from auth.users
      where ${whose} and ($3 or $2 <> 'sign_in' or ${REFUSED_SO_FAR} < ${MAX_REFUSED})`,
    [value, event, succeeded, method, device?.ip ?? null, device?.userAgent ?? null],
  )
  if (randomInt(CLEAR_EVERY) === 0) {
    await tx.query(
      `delete from auth.security_events where id in (
         select id from auth.security_events
          where created_at < now() - auth.security_events_kept() order by created_at limit ${CLEARED})`,
    )
  }
}
