import type { AuditEntry } from '@podium/domain'
import type { Tx } from '../../../db/database.ts'

export type AuditFilter = {
  actor?: string | undefined
  action?: string | undefined
  target_type?: string | undefined
  target?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** The last entry of the page before: only older ones follow. */
  before?: string | undefined
  limit: number
}

/** Entries of the log, newest first, with the addresses their accounts have now. */
export async function listAudit(tx: Tx, filter: AuditFilter): Promise<AuditEntry[]> {
  const values: unknown[] = []
  const parts = Object.entries(CONDITIONS).flatMap(([key, condition]) => {
    const value = filter[key as keyof typeof CONDITIONS] // Object.entries forgets the keys' type
    return value === undefined ? [] : [condition(`$${values.push(value)}`)]
  })
  const entries = await tx.query<AuditRow>(
    `select entry.id::text, entry.created_at, entry.action, entry.target_type, entry.target_id,
            entry.details, entry.actor_id, actor.email as actor_email, target.email as target_email
       from (select * from public.audit_log ${parts.length > 0 ? `where ${parts.join(' and ')}` : ''}
              order by id desc limit $${values.push(filter.limit)}) as entry
       left join public.account_directory as actor on actor.id = entry.actor_id
       left join public.account_directory as target
         on entry.target_type = 'user' and target.id::text = entry.target_id
      order by entry.id desc`,
    values,
  )
  return entries.map(({ actor_id, actor_email, ...entry }) => ({
    ...entry,
    actor: actor_id === null ? null : { id: actor_id, email: actor_email },
  }))
}

type AuditRow = Omit<AuditEntry, 'actor'> & { actor_id: string | null; actor_email: string | null }

const CONDITIONS = {
  actor: (value: string) => `actor_id = ${value}`,
  action: (value: string) => `action = ${value}`,
  target_type: (value: string) => `target_type = ${value}`,
  target: (value: string) => `target_id = ${value}`,
  from: (value: string) => `created_at >= ${value}`,
  to: (value: string) => `created_at < ${value}`,
  before: (value: string) => `id < ${value}`,
}
