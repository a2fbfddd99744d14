import type { Database, Tx } from '../db/database.ts'
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

export async function findMailboxEntry(tx: Tx, id: string): Promise<OutgoingMail | undefined> {
  const [entry] = await tx.query<OutgoingMail>(
    `select ${COLUMNS} from mail.mailbox where id = $1`,
    [id],
  )
  return entry
}

/** Mail of the mailbox without its text. */
export type MailHeader = Pick<OutgoingMail, 'id' | 'to' | 'subject' | 'language' | 'createdAt'>

/** Part of the mailbox, newest first, and the number of all its mails. */
export async function listMailHeaders(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ headers: MailHeader[]; total: number }> {
  const headers = await db.query<MailHeader>(
    `select id, recipient as "to", subject, language, created_at as "createdAt" from mail.mailbox
      order by created_at desc, id limit $1 offset $2`,
    [limit, offset],
  )
  const [counted] = await db.query<{ total: number }>(
    'select count(*)::int as total from mail.mailbox',
  )
  return { headers, total: counted?.total ?? 0 }
}
