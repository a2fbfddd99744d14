import type { Database } from '../db/database.ts'
import type { Mailer, OutgoingMail } from './mailer.ts'

/** Most mails kept, so that an unread mailbox does not fill the disk; the oldest go first. */
export const MAILBOX_SIZE = 500

/** Mailer that stores mails in a table instead of sending them. Idempotent by the mail's id. */
export function createMailboxMailer(db: Database): Mailer {
  return {
    async send({ id, to, subject, text, html, language, createdAt }) {
      await db.query(
        `insert into mail.mailbox (id, recipient, subject, text, html, language, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
        [id, to, subject, text, html, language, createdAt],
      )
      await db.query(
        `delete from mail.mailbox
         where created_at < (select created_at from mail.mailbox order by created_at desc offset $1 limit 1)`,
        [MAILBOX_SIZE - 1],
      )
    },
    close() {},
  }
}

const COLUMNS = 'id, recipient as "to", subject, text, html, language, created_at as "createdAt"'

/** Mails of the mailbox, newest first. */
export function listMailbox(db: Database): Promise<OutgoingMail[]> {
  return db.query<OutgoingMail>(`select ${COLUMNS} from mail.mailbox order by created_at desc`)
}

export async function findMailboxEntry(
  db: Database,
  id: string,
): Promise<OutgoingMail | undefined> {
  const [entry] = await db.query<OutgoingMail>(
    `select ${COLUMNS} from mail.mailbox where id = $1`,
    [id],
  )
  return entry
}
