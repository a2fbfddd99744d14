import type { Database } from '../../platform/db/database.ts'
import type { Served } from '../../platform/http/operation.ts'
import { exportAudit } from './export-audit.ts'
import { getAuditEntry } from './get-audit-entry.ts'
import { listAudit } from './list-audit.ts'
import { listAuditActors } from './list-audit-actors.ts'

export { readAudit } from './read-audit.ts'
export { recordAudit } from './record-audit.ts'
export { recordExport } from './record-export.ts'

/** Audit log operations: list, entry, actors and export, for admins. */
export const auditOperations = (db: Database): Served[] => [
  listAudit(db),
  exportAudit(db),
  listAuditActors(db),
  getAuditEntry(db),
]
