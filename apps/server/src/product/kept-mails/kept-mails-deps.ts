import type { AuditRecord } from '@podium/domain'
import type { Database, Tx } from '../../platform/db/database.ts'

/** Dependencies of kept mails; those of other features are passed in. */
export type KeptMailsDeps = {
  db: Database
  recordAudit(tx: Tx, record: AuditRecord): Promise<string>
  /** Locks the caller's role and checks it again. Throws `not_admin` (403). */
  requireStillAdmin(tx: Tx, actorId: string): Promise<void>
}
