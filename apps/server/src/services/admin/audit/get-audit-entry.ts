import { AppError, auditEntry, auditPath } from '@podium/domain'
import type { AdminDeps } from '../admin-deps.ts'
import { serveAdmin } from '../serve-admin.ts'
import { readAudit } from './read-audit.ts'

const operation = {
  method: 'get',
  path: '/admin/audit/{id}',
  id: 'getAuditEntry',
  summary: 'One entry of the log',
  tag: 'audit',
  access: 'admin',
  params: auditPath,
  answers: { 200: { description: 'The entry', schema: auditEntry } },
  errors: ['not_found'],
} as const

/** GET /api/admin/audit/{id}. 404 not_found. */
export const getAuditEntry = ({ db }: AdminDeps) =>
  serveAdmin(operation, async (c, { params: { id } }) => {
    const [entry] = await readAudit(db, { id }, { limit: 1 })
    if (entry === undefined) throw new AppError('not_found')
    return c.json(entry)
  })
