import type { ListExport } from '@podium/domain'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { AddressLimit, Mails } from '../../platform/mail/index.ts'

/** What the newsletter needs; what belongs to another concern is handed over. */
export type NewsletterDeps = {
  db: Database
  mails: Mails
  mayMail: AddressLimit
  settings: {
    publicUrl: string
    /** Whether visitors are limited; off in tests. */
    authRateLimits: boolean | undefined
  }
  /** Writes the audit entry of an export before its first row is sent. Returns the entry's id. */
  recordExport(tx: Tx, exported: ListExport): Promise<string>
}
