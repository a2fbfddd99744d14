import type { Database } from '../../platform/db/database.ts'
import type { Mails } from '../../platform/mail/index.ts'
import type { InboxLimits } from './inbox-limits.ts'

type InboxSettings = {
  publicUrl: string
  /** Who receives contact messages; without it all admins do. */
  contactEmail: string | undefined
  authRateLimits: boolean | undefined
}

/** What the operations of the inbox need. */
export type InboxDeps = {
  db: Database
  mails: Mails
  settings: InboxSettings
  limits: InboxLimits
}
