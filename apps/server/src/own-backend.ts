import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import type { HttpEnv } from './http/http-env.ts'
import {
  createMailboxMailer,
  createMailboxPage,
  createMails,
  createSmtpMailer,
} from './mail/index.ts'
import type { Settings } from './settings.ts'

/** The Supabase-compatible backend in this process: database, mail and protocol services. */
export type OwnBackend = {
  db: Database
  mount(app: Hono<HttpEnv>): void
  /** Begins the work nobody asks for over HTTP. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Opens and migrates the database and builds the services on it. Throws `FolderInUseError`, `AppError('unavailable')`. */
export async function openOwnBackend(settings: Settings, logger: Logger): Promise<OwnBackend> {
  const { databaseUrl, dataDir, smtpUrl, mailFrom } = settings
  const place = databaseUrl ? { databaseUrl: databaseUrl.reveal() } : { dataDir }
  const db = await openDatabase(place, logger)
  try {
    await migrate(db, logger)
    const mailer = smtpUrl
      ? createSmtpMailer({ url: smtpUrl.reveal(), from: mailFrom })
      : createMailboxMailer(db)
    const mails = createMails({ db, mailer, logger })

    return {
      db,
      mount(app) {
        if (!smtpUrl) app.route('/', createMailboxPage({ db }))
      },
      start: () => mails.start(),
      async close() {
        await mails.stop()
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}
