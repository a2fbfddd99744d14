import { type AuditActor, auditActors } from '@podium/domain'
import type { Database } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/operation.ts'

const operation = {
  method: 'get',
  path: '/admin/audit/actors',
  id: 'listAuditActors',
  summary: 'Who has entries in the log',
  tag: 'audit',
  access: 'admin',
  answers: { 200: { description: 'Each once, by address', schema: auditActors } },
} as const

/**
 * GET /api/admin/audit/actors: by a loose index scan, one step for each actor, however long the log
 * is.
 */
export const listAuditActors = (db: Database) =>
  serve(operation, async (c) => {
    const actors = await db.query<AuditActor>(
      `with recursive actors as (
         (select actor_id as id from public.audit_log where actor_id is not null order by actor_id limit 1)
         union all
         select (select actor_id from public.audit_log where actor_id > actors.id order by actor_id limit 1)
           from actors where actors.id is not null)
       select actors.id, account_directory.email
         from actors left join public.account_directory using (id)
        where actors.id is not null order by email nulls last, id`,
    )
    return c.json(actors)
  })
