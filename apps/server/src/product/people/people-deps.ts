import type { AlarmAnswer, AuditEntry, AuditRecord, ListExport, Role } from '@podium/domain'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import type { CountAccounts } from './management/count-accounts.ts'
import type { AccountLimits } from './own-account/account-limits.ts'

/** Dependencies of the account operations; those of other concerns are passed in. */
export type PeopleDeps = {
  db: Database
  logger: Logger
  limits: AccountLimits
  /** Whether a password is the person's. Slow. */
  isPasswordOf(personId: string, password: string): Promise<boolean>
  hasPassword(personId: string): Promise<boolean>
  /**
   * Checks that a request without a password comes from the person of an account that has none: by a
   * session younger than a day, or by a mailed code. Throws `current_password_required`,
   * `reauthentication_needed` (400) and `reauthentication_not_valid` (422).
   */
  requireOwnAccount(c: Context<HttpEnv>, nonce: string | undefined): Promise<void>
  /**
   * Creates an account and mails a link that sets its password. Throws `email_exists`. Returns its
   * id.
   */
  inviteAccount(
    tx: Tx,
    account: { email: string; role: Role; language: 'fr' | 'en' },
  ): Promise<string>
  /** Bans an account until a time; null lifts the ban. Returns the ids of the sessions it ended. */
  banAccount(tx: Tx, account: { id: string; until: Date | null }): Promise<string[]>
  /**
   * Removes every second factor of a person, who is told by mail. Throws `mfa_factor_not_found` (404)
   * without one.
   */
  removeSecondFactors(tx: Tx, id: string): Promise<void>
  /**
   * Ends every session of whoever got a notice of what they did not do, and mails them a link that
   * sets a new password, unless their company signs them in. Returns whose account it is, with the ids of the sessions. Throws `otp_expired` (403).
   */
  raiseAlarm(
    tx: Tx,
    c: Context<HttpEnv>,
    token: string,
  ): Promise<{ userId: string; sessions: string[]; wayBack: AlarmAnswer['way_back'] }>
  /** Ends a session at its owner's request. Returns its id; nothing if it is not theirs. */
  endSession(
    tx: Tx,
    c: Context<HttpEnv>,
    session: { id: string; userId: string },
  ): Promise<string[]>
  /** Refuses the access tokens of ended sessions; called once their end is committed. */
  refuseSessions(ids: readonly string[]): void
  /** Removes a person with sessions, files and personal data. Returns the ids of the sessions it ended. */
  deletePerson(tx: Tx, id: string): Promise<string[]>
  countAccounts: CountAccounts
  /**
   * Sections of a person's export, in their order: SQL that returns `at`, `id` and `entry` (JSON)
   * for person $1.
   */
  exportSections: Readonly<Record<string, string>>
  recordAudit(tx: Tx, record: AuditRecord): Promise<string>
  /** Writes the audit entry of an export before its first row is sent. Returns the entry's id. */
  recordExport(tx: Tx, exported: ListExport): Promise<string>
  /** Newest audit entries about a target. */
  readAudit(tx: Tx, filter: { target: string }, part: { limit: number }): Promise<AuditEntry[]>
}
