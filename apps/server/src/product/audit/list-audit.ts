import { type AuditPage, auditPage, auditQuery } from '@podium/domain'
import type { Database } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/operation.ts'
import { readAudit } from './read-audit.ts'

const operation = {
  method: 'get',
  path: '/admin/audit',
  id: 'listAudit',
  summary: 'Who did what to whom: a page of the log, the newest unless it says where to go on',
  tag: 'audit',
  access: 'admin',
  query: auditQuery,
  answers: { 200: { description: 'A page of the log', schema: auditPage } },
} as const

/** GET /api/admin/audit: keyset pages, because the log grows while it is read. */
export const listAudit = (db: Database) =>
  serve(operation, async (c, { query: { before, after, per_page: perPage, ...filter } }) => {
    const isUpwards = after !== undefined
    const found = await readAudit(db, filter, { limit: perPage + 1, before, after })
    const entries = isUpwards ? found.slice(-perPage) : found.slice(0, perPage)
    const hasMore = found.length > perPage
    return c.json({
      entries,
      older: hasMore || isUpwards ? (entries.at(-1)?.id ?? null) : null,
      newer: (isUpwards ? hasMore : before !== undefined) ? (entries[0]?.id ?? null) : null,
    } satisfies AuditPage)
  })
