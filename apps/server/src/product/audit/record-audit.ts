import type { AuditRecord } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Writes an audit entry in the transaction of the change itself: both happen or neither. `tx` runs
 * as the server, because no request's role may write the log. Returns the entry's id.
 */
export async function recordAudit(
  tx: Tx,
  { actorId, action, targetType, targetId, details = {} }: AuditRecord,
): Promise<string> {
  const [entry] = await tx.query<{ id: string }>(
    `insert into public.audit_log (actor_id, action, target_type, target_id, details)
     values ($1, $2, $3, $4, $5) returning id::text`,
    [actorId, action, targetType, targetId, JSON.stringify(details)],
  )
  if (entry === undefined) throw new Error('An entry was not written')
  return entry.id
}
