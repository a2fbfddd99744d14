import type { Role } from '@podium/domain'
import type { Logger } from 'pino'
import type { Claims } from '../platform/db/as-identity.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Mails } from '../platform/mail/index.ts'

/** What the operations of the admin area need; what belongs to another service is handed over. */
export type AdminDeps = {
  db: Database
  logger: Logger
  mails: Mails
  settings: {
    publicUrl: string
    /** Who receives what people answer; without it whoever wrote to them. */
    contactEmail: string | undefined
  }
  /** Who a token says is asking. Throws `bad_jwt`. */
  verifyToken(token: string): Promise<Claims>
  /** Makes an account and mails a link that sets its password. Throws `email_exists`. Returns its id. */
  inviteAccount(
    tx: Tx,
    account: { email: string; role: Role; language: 'fr' | 'en' },
  ): Promise<string>
  /** Keeps somebody out until then; null lets them in again. Returns the sessions it ended. */
  banAccount(tx: Tx, account: { id: string; until: Date | null }): Promise<string[]>
  /** Refuses the access tokens of ended sessions; called once their end is committed. */
  refuseSessions(ids: readonly string[]): void
  /** Removes a person with sessions, files and personal data. Returns the sessions it ended. */
  deletePerson(tx: Tx, id: string): Promise<string[]>
  /** Takes away the picture of a post that is deleted, unless another one shows it. */
  removePicture(tx: Tx, picture: { authorId: string; address: string }): Promise<void>
  /** Writes down the requests counted up to now. */
  flushTraffic(): Promise<void>
}
