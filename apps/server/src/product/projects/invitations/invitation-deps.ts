import type { AuditRecord } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { Mails } from '../../../platform/mail/index.ts'

export type InvitationDeps = {
  mails: Mails
  settings: { publicUrl: string }
  recordAudit(tx: Tx, record: AuditRecord): Promise<string>
}
