import type { AuditRecord } from '@podium/domain'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { AddressLimit, Mails } from '../../platform/mail/index.ts'

/** Dependencies of contact messages; those of other concerns are passed in. */
export type ContactDeps = {
  db: Database
  mails: Mails
  mayMail: AddressLimit
  settings: {
    publicUrl: string
    /**
     * Recipient of contact messages and of answers to replies; undefined: all admins, or the admin
     * who replied.
     */
    contactEmail: string | undefined
    /** Whether visitors are rate limited; off in tests. */
    authRateLimits: boolean | undefined
  }
  recordAudit(tx: Tx, record: AuditRecord): Promise<string>
  /** Locks the caller's role and checks it again. Throws `not_admin` (403). */
  requireStillAdmin(tx: Tx, actorId: string): Promise<void>
}
