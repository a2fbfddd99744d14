import { SECURITY_EVENTS_SHOWN, type SecurityEvent, type SecurityEvents } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import { isoInstant } from '../../platform/db/iso-instant.ts'

type Part = { userId: string; before: string | undefined }

/** Part of a person's log of security events, newest first. */
export async function readSecurityEvents(
  tx: Tx,
  { userId, before }: Part,
): Promise<SecurityEvents> {
  const found = await tx.query<SecurityEvent>(
    `select id::text, ${isoInstant('created_at')} as created_at, event, succeeded, method,
            host(ip) as ip, user_agent
       from auth.security_events
      where user_id = $1 and ($2::bigint is null or id < $2)
      order by security_events.id desc limit $3`,
    [userId, before ?? null, SECURITY_EVENTS_SHOWN + 1],
  )
  return {
    events: found.slice(0, SECURITY_EVENTS_SHOWN),
    has_more: found.length > SECURITY_EVENTS_SHOWN,
  }
}
