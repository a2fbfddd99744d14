import { AppError, type AuditEntry, auditEntryDetail, auditPath } from '@podium/domain'
import type { Database, Tx } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import { serve } from '../../platform/http/operation.ts'
import { readAudit } from './read-audit.ts'

const operation = {
  method: 'get',
  path: '/admin/audit/{id}',
  id: 'getAuditEntry',
  summary: 'One entry of the log',
  tag: 'audit',
  access: 'admin',
  params: auditPath,
  answers: { 200: { description: 'The entry', schema: auditEntryDetail } },
  errors: ['not_found'],
} as const

/** GET /api/admin/audit/{id}. 404 not_found. */
export const getAuditEntry = (db: Database) =>
  serve(operation, async (c, { params: { id } }) => {
    const [entry] = await readAudit(db, { id }, { limit: 1 })
    if (entry === undefined) throw new AppError('not_found')
    return c.json({ ...entry, target_exists: await targetExists(db, entry) })
  })

/**
 * Queries for an entry's target. Moderation decisions outlive a deleted post or comment and stand
 * in for it.
 */
const TARGETS = {
  user: 'public.account_directory where id = $1',
  contact_message: 'public.contact_messages where id = $1',
  kept_mail: 'mail.mailbox where id = $1',
  project: 'public.projects where id = $1',
  post: 'public.moderation_decisions where target_id = $1',
  comment: 'public.moderation_decisions where target_id = $1',
} as const satisfies Record<Exclude<AuditEntry['target_type'], 'list'>, string>

async function targetExists(tx: Tx, { target_type, target_id }: AuditEntry): Promise<boolean> {
  if (target_type === 'list') return true
  if (!isUuid(target_id)) return false
  return (await tx.query(`select from ${TARGETS[target_type]} limit 1`, [target_id])).length > 0
}
