import { type AuditEntry, type auditFilter, folded } from '@podium/domain'
import type { z } from 'zod'
import { literally } from '../../platform/db/containing.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'

export type AuditFilter = Partial<z.output<typeof auditFilter>> & { id?: string }

/** Page of at most `limit` entries: older than `before`, newer than `after`, or the newest. */
export type AuditPart = { limit: number; before?: string | undefined; after?: string | undefined }

/** Entries of the log, newest first, with the current addresses, names and pictures of their accounts. */
export async function readAudit(
  tx: Tx,
  filter: AuditFilter,
  { limit, before, after }: AuditPart,
): Promise<AuditEntry[]> {
  const { conditions, values } = conditionsOf(filter)
  if (before !== undefined) conditions.push(`id < $${values.push(before)}`)
  if (after !== undefined) conditions.push(`id > $${values.push(after)}`)
  const entries = await tx.query<AuditRow>(
    `select entry.id::text, entry.created_at, entry.action, entry.target_type, entry.target_id,
            entry.details, entry.actor_id, actor.email as actor_email, target.email as target_email,
            nullif(concat_ws(' ', doer.first_name, doer.last_name), '') as actor_name,
            doer.avatar_url as actor_avatar_url,
            nullif(concat_ws(' ', person.first_name, person.last_name), '') as target_name,
            person.avatar_url as target_avatar_url
       from (select * from public.audit_log where ${conditions.join(' and ') || 'true'}
              order by id ${after === undefined ? 'desc' : 'asc'} limit $${values.push(limit)}) as entry
       left join public.account_directory as actor on actor.id = entry.actor_id
       left join public.account_directory as target on target.id = case
         when entry.target_type = 'user' and entry.target_id ~ '^[0-9a-f-]{36}$' then entry.target_id::uuid end
       left join public.people as doer on doer.id = actor.id
       left join public.people as person on person.id = target.id
      order by entry.id desc`,
    values,
  )
  return entries.map(({ actor_id, actor_email, actor_name, actor_avatar_url, ...entry }) => ({
    ...entry,
    actor:
      actor_id === null
        ? null
        : { id: actor_id, email: actor_email, name: actor_name, avatar_url: actor_avatar_url },
  }))
}

/** Number of matching entries. */
export async function countAudit(tx: Tx, filter: AuditFilter): Promise<number> {
  const { conditions, values } = conditionsOf(filter)
  const [counted] = await tx.query<{ total: number }>(
    `select count(*)::int as total from public.audit_log where ${conditions.join(' and ') || 'true'}`,
    values,
  )
  return counted?.total ?? 0
}

type AuditRow = Omit<AuditEntry, 'actor'> & {
  actor_id: string | null
  actor_email: string | null
  actor_name: string | null
  actor_avatar_url: string | null
}

function conditionsOf({ id, actor, action, target = '', from, to }: AuditFilter) {
  const values: unknown[] = []
  const conditions: string[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  if (id !== undefined) conditions.push(`id = ${bind(id)}`)
  if (actor !== undefined) conditions.push(`actor_id = ${bind(actor)}`)
  if (action !== undefined) conditions.push(`action = ${bind(action)}`)
  // Bound as a date: PostgreSQL rejects the year 0, which an ISO time may name.
  if (from !== undefined) conditions.push(`created_at >= ${bind(new Date(from))}`)
  if (to !== undefined) conditions.push(`created_at < ${bind(new Date(to))}`)
  const isId: boolean = isUuid(target)
  if (isId) conditions.push(`target_id = ${bind(target)}`)
  else if (target !== '') {
    const typed = bind(literally(folded(target)))
    conditions.push(`target_type = 'user' and target_id in
      (select id::text from public.account_directory where email like '%' || ${typed} || '%'
          or name like '% ' || nullif(btrim(public.folded_name(${typed})), '') || '%')`)
  }
  return { conditions, values }
}
