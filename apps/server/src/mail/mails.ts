import type { Tx } from '../db/database.ts'
import type { MailRequest } from './mail-request.ts'

/** The queue of mails, as services see it. */
export type Mails = {
  /**
   * Queues a mail in the caller's transaction: it goes out if and only if that commits, at once and
   * then again with growing pauses until the mail server takes it.
   */
  enqueue(tx: Tx, mail: MailRequest): Promise<void>
  /** Begins to deliver. Idempotent. */
  start(): Promise<void>
  /** Ends after the mail in hand, if any; what is queued stays queued. Idempotent. */
  stop(): Promise<void>
}
