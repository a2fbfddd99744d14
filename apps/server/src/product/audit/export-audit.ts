import { auditFilter } from '@podium/domain'
import type { Database } from '../../platform/db/database.ts'
import { type Cell, csvResponse } from '../../platform/http/csv.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import { serve } from '../../platform/http/operation.ts'
import { type AuditFilter, countAudit, readAudit } from './read-audit.ts'
import { recordExport } from './record-export.ts'

const ROWS_AT_ONCE = 1_000

const COLUMNS = [
  'id',
  'created_at',
  'actor_id',
  'actor_email',
  'action',
  'target_type',
  'target_id',
  'target_email',
  'details',
]

const operation = {
  method: 'get',
  path: '/admin/audit.csv',
  id: 'exportAudit',
  summary: 'All entries of the log that match a filter, as a file',
  tag: 'audit',
  access: 'admin',
  query: auditFilter,
  answers: {
    200: { description: `CSV with a header: ${COLUMNS.join(', ')}`, type: 'text/csv' },
  },
} as const

/**
 * GET /api/admin/audit.csv: streamed, a part of it in memory at a time. The export is recorded in
 * the log; the file ends before that entry.
 */
export const exportAudit = (db: Database) =>
  serve(operation, async (_c, { query, caller: { id: actorId } }) => {
    const { target, ...rest } = query
    const isId: boolean = isUuid(target)
    const own = await recordExport(db, {
      actorId,
      list: 'audit',
      rows: await countAudit(db, query),
      filter: { ...rest, target: isId ? target : undefined },
      search: isId ? '' : target,
    })
    return csvResponse('podium-audit.csv', COLUMNS, readAll(db, query, own))
  })

async function* readAll(db: Database, filter: AuditFilter, end: string): AsyncGenerator<Cell[][]> {
  let before: string | undefined = end
  for (;;) {
    const entries = await readAudit(db, filter, { limit: ROWS_AT_ONCE, before })
    yield entries.map(({ actor, ...entry }) => [
      entry.id,
      new Date(entry.created_at).toISOString(),
      actor?.id,
      actor?.email,
      entry.action,
      entry.target_type,
      entry.target_id,
      entry.target_email,
      JSON.stringify(entry.details),
    ])
    before = entries.at(-1)?.id
    if (entries.length < ROWS_AT_ONCE) return
  }
}
