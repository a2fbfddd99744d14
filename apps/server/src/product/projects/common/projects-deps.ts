import type { AuditRecord, ProjectDetail, SecurityEventName } from '@podium/domain'
import type { Language } from '@podium/i18n'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { Mails } from '../../../platform/mail/index.ts'

/** Adds an act of the caller to the log of their account. */
type RecordSecurityEvent = (
  tx: Tx,
  c: Context<HttpEnv>,
  act: { userId: string; event: SecurityEventName; method: string },
) => Promise<void>

/** A client's own project with all that its screen shows, its sentences in a language. Throws `project_not_found` (404). */
export type ShowProject = (wanted: {
  id: string
  clientId: string
  language: Language
}) => Promise<ProjectDetail>

/** Needs of whoever queues a mail. */
export type MailDeps = { mails: Mails; settings: { publicUrl: string } }

export type ProjectsDeps = MailDeps & {
  db: Database
  logger: Logger
  recordAudit(tx: Tx, record: AuditRecord): Promise<string>
  recordSecurityEvent: RecordSecurityEvent
  /** Answer of every change of a client's project; it shows what all folders keep of one. */
  showProject: ShowProject
  settings: { publicUrl: string; authRateLimits: boolean | undefined }
}
