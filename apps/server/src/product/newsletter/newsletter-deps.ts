import type { ListExport } from '@podium/domain'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { AddressLimit, Mails } from '../../platform/mail/index.ts'

/** Dependencies of the newsletter; those of other concerns are passed in. */
export type NewsletterDeps = {
  db: Database
  mails: Mails
  mayMail: AddressLimit
  settings: {
    publicUrl: string
    /** Whether visitors are rate limited; off in tests. */
    authRateLimits: boolean | undefined
  }
  /** Writes the audit entry of an export before its first row is sent. Returns the entry's id. */
  recordExport(tx: Tx, exported: ListExport): Promise<string>
}
