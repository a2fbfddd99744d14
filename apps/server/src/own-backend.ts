import { join } from 'node:path'
import { IMAGE_MAX_SIDE } from '@podium/domain'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { type Keys, writeKeysFile } from './keys-file.ts'
import type { Database } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createApiDocument } from './platform/http/api-document.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import type { Observer } from './platform/http/observe.ts'
import {
  createMailboxMailer,
  createMailboxPage,
  createMails,
  createSmtpMailer,
} from './platform/mail/index.ts'
import { createAdmin } from './product/admin-index.ts'
import type { DemoSignIn } from './product/demo/demo-sign-ins.ts'
import { prepareDemo, refuseUnaskedDemo } from './product/demo/prepare-demo.ts'
import { createInbox } from './product/newsletter/inbox-index.ts'
import { createTraffic } from './product/overview/traffic.ts'
import { ensureFirstAdmin } from './product/people/ensure-first-admin.ts'
import { createAccount } from './product/people/own-account/index.ts'
import { forgetUnusedImages } from './product/posts/forget-unused-images.ts'
import { isWithheld, removePicture } from './product/posts/post-pictures.ts'
import { createAuth } from './protocol/auth/index.ts'
import { createRest } from './protocol/rest/index.ts'
import { createDiskStore, createS3Store, createStorage } from './protocol/storage/index.ts'
import type { Settings } from './settings.ts'

/** The Supabase-compatible backend in this process: database, mail and protocol services. */
export type OwnBackend = Keys & {
  db: Database
  /** The demo accounts whose passwords this start has set. */
  demoSignIns: readonly DemoSignIn[]
  /** Counts and times requests for the admin area's overview. */
  measure: Observer
  mount(app: Hono<HttpEnv>): void
  /** Begins the work nobody asks for over HTTP. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens and migrates the database and builds the services on it.
 * Throws `FolderInUseError`, `OpenDemoError`, and `AppError('unavailable')` for a database that is away.
 */
export async function openOwnBackend(settings: Settings, logger: Logger): Promise<OwnBackend> {
  const { databaseUrl, dataDir } = settings
  const place = databaseUrl ? { databaseUrl: databaseUrl.reveal() } : { dataDir }
  const db = await openDatabase(place, logger)
  try {
    await migrate(db, logger)
    await refuseUnaskedDemo(db, settings)
    return await buildServices(db, settings, logger)
  } catch (error) {
    await db.close()
    throw error
  }
}

async function buildServices(db: Database, settings: Settings, logger: Logger) {
  const { mode, dataDir, s3Url, smtpUrl, mailFrom, adminEmail } = settings
  const mailer = smtpUrl
    ? createSmtpMailer({ url: smtpUrl.reveal(), from: mailFrom })
    : createMailboxMailer(db)
  const mails = createMails({ db, mailer, logger })
  const auth = await createAuth({ db, mails, settings, logger })
  const rest = createRest({ db, verifyToken: auth.verifyToken, logger })
  const inbox = createInbox({ db, mails, settings, logger })
  const storage = createStorage({
    db,
    store: s3Url ? createS3Store(s3Url.reveal()) : createDiskStore(join(dataDir, 'objects')),
    verifyToken: auth.verifyToken,
    logger,
    images: IMAGE_MAX_SIDE,
    limitUploads: settings.authRateLimits === true,
    isWithheld: (object) => isWithheld(db, object),
    forgetUnused: () => forgetUnusedImages(db),
  })
  const account = createAccount({
    db,
    mails,
    settings,
    logger,
    verifyToken: auth.verifyToken,
    isPasswordOf: auth.isPasswordOf,
    refuseSessions: auth.refuseSessions,
    removeFilesOf: storage.removeFilesOf,
  })
  const traffic = createTraffic({ db, logger })
  const admin = createAdmin({
    db,
    mails,
    settings,
    logger,
    verifyToken: auth.verifyToken,
    inviteAccount: (tx, { email, role, language }) =>
      auth.inviteNew(tx, { email, language, appMetadata: { role } }),
    banAccount: auth.banAccount,
    refuseSessions: auth.refuseSessions,
    flushTraffic: traffic.flush,
    deletePerson: account.deletePerson,
    removePicture,
  })
  const apiDocument = createApiDocument([
    ...inbox.operations,
    ...account.operations,
    ...admin.operations,
  ])
  const { anonKey, serviceRoleKey } = auth
  if (mode === 'embedded') await writeKeysFile(dataDir, { anonKey, serviceRoleKey })
  const isFresh = settings.demo && (await hasNoAccounts(db))
  if (adminEmail) await ensureFirstAdmin(db, auth.invite, adminEmail)
  const demoSignIns = await prepareDemo({
    db,
    settings,
    isFresh,
    isPasswordOf: auth.isPasswordOf,
    hashPassword: auth.hashPassword,
    storePicture: (picture) => storage.storePicture('post-images', picture),
  })

  return {
    db,
    anonKey,
    serviceRoleKey,
    demoSignIns,
    measure: traffic.observe,
    mount(app: Hono<HttpEnv>) {
      app.route('/auth/v1', auth.app).route('/rest/v1', rest.app).route('/api', inbox.app)
      app.route('/storage/v1', storage.app)
      app.route('/api', admin.app).route('/api', account.app).route('/api', apiDocument)
      if (settings.hasMailbox) app.route('/', createMailboxPage({ db }))
    },
    async start() {
      storage.start()
      traffic.start()
      await mails.start()
    },
    async close() {
      await mails.stop()
      await storage.stop()
      await rest.close()
      await auth.close()
      await traffic.stop()
      await db.close()
    },
  }
}

async function hasNoAccounts(db: Database): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(
    'select not exists (select from auth.users) as empty',
  )
  return row?.empty === true
}
