import type { AuditRecord } from '@podium/domain'
import type { Logger } from 'pino'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Mails } from '../../platform/mail/index.ts'

/** Dependencies of moderation; those of other concerns are passed in. */
export type ModerationDeps = {
  db: Database
  logger: Logger
  mails: Mails
  settings: { publicUrl: string }
  recordAudit(tx: Tx, record: AuditRecord): Promise<string>
  /** Deletes the picture of a deleted post, unless another post of its author shows it. */
  removePicture(tx: Tx, picture: { authorId: string; address: string }): Promise<void>
}
