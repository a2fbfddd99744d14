import { IMAGE_MAX_SIDE } from '@podium/domain'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createBackupRoute } from './backup-route.ts'
import { type Keys, localUrl, writeKeysFile } from './keys-file.ts'
import { openObjectStore } from './open-object-store.ts'
import { createBackups } from './own-backups.ts'
import { serveOwnFigures } from './own-figures.ts'
import { type AccessWatch, watchAccess } from './platform/db/access/watch-access.ts'
import type { Database } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { PoolDatabase } from './platform/db/pool-database.ts'
import { endInTime } from './platform/end-in-time.ts'
import type { Heartbeats } from './platform/heartbeats.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import type { Observer } from './platform/http/observe.ts'
import {
  createAddressLimit,
  createMailboxMailer,
  createMailboxPage,
  createMails,
  createSmtpMailer,
} from './platform/mail/index.ts'
import type { Tracing } from './platform/tracing/start-tracing.ts'
import { createAccess } from './product/access/index.ts'
import { auditOperations, readAudit, recordAudit, recordExport } from './product/audit/index.ts'
import {
  EXPORT_SECTIONS as CONTACT_EXPORT,
  contactOperations,
  forgetSender,
} from './product/contact/index.ts'
import { createApi } from './product/create-api.ts'
import { type DemoSignIn, prepareDemo, refuseUnaskedDemo } from './product/demo/index.ts'
import { keptMailsOperations } from './product/kept-mails/index.ts'
import {
  EXPORT_SECTIONS as MODERATION_EXPORT,
  moderationOperations,
} from './product/moderation/index.ts'
import {
  forgetNewsletterSubscription,
  EXPORT_SECTIONS as NEWSLETTER_EXPORT,
  newsletterOperations,
} from './product/newsletter/index.ts'
import { createTraffic, overviewOperations } from './product/overview/index.ts'
import { createPeople, ensureFirstAdmin, requireStillAdmin } from './product/people/index.ts'
import {
  forgetUnusedImages,
  isWithheld,
  EXPORT_SECTIONS as POSTS_EXPORT,
  removePicture,
} from './product/posts/index.ts'
import { createProjects, EXPORT_SECTIONS as PROJECTS_EXPORT } from './product/projects/index.ts'
import { createAuth } from './protocol/auth/index.ts'
import { createRest } from './protocol/rest/index.ts'
import { createStorage } from './protocol/storage/index.ts'
import type { Settings } from './settings.ts'

/** Time for background work to end, and after that for its statements to fail, in milliseconds. */
const END_MS = 5500
const CUT_MS = 1000

/** Supabase-compatible backend in this process: database, mail and protocol services. */
export type OwnBackend = Keys & {
  db: Database
  /** Demo accounts whose passwords this start has set. */
  demoSignIns: readonly DemoSignIn[]
  /** Counts and times requests for the admin area's overview. */
  measure: Observer
  mount(app: Hono<HttpEnv>): void
  /** Serves the figures of database, mail, uploads, sessions and backups. */
  serveFigures(registry: Registry): void
  /** Rejects while the database is away or lacks roles, grants or policies. */
  probe(): Promise<unknown>
  /** Rights and policies that differ from those of the migrations, as the last probe found them. */
  differentRights(): readonly string[]
  /** Starts the background work: removal of orphaned files, traffic figures, mail delivery. */
  start(): Promise<void>
  /** Ends the background work and closes the database; takes at most 6.5 s and never throws. */
  close(): Promise<void>
}

type BackendOptions = {
  checksAccess?: boolean
  heartbeats: Heartbeats
  tracing: Tracing | undefined
}

/**
 * Opens and migrates the database and builds the services on it. Throws `FolderInUseError`,
 * `OpenDemoError`, `AccessMissingError` unless `checksAccess` is off, and `AppError('unavailable')`
 * for an unreachable database.
 */
export async function openOwnBackend(
  settings: Settings,
  logger: Logger,
  { checksAccess = true, heartbeats, tracing }: BackendOptions,
): Promise<OwnBackend> {
  const {
    dataDir,
    dataSyncEveryS,
    databaseUrl,
    databaseDirectUrl,
    databasePoolSize: poolSize,
  } = settings
  const directUrl = databaseDirectUrl?.reveal()
  const place = databaseUrl
    ? { databaseUrl: databaseUrl.reveal(), directUrl, poolSize }
    : { dataDir, syncEveryMs: dataSyncEveryS * 1000 }
  const opened = await openDatabase(place, logger, heartbeats)
  const db = tracing ? tracing.database(opened) : opened
  try {
    await (directUrl ? migrateDirectly(directUrl, logger) : migrate(db, logger))
    const rights = watchAccess(db, logger)
    if (checksAccess) await rights.check()
    await refuseUnaskedDemo(db, settings)
    return await buildServices({ db, rights, settings, logger, heartbeats })
  } catch (error) {
    await db.close()
    throw error
  }
}

/** Migrates past the pooler: locks and settings of a session need one connection throughout. */
async function migrateDirectly(databaseUrl: string, logger: Logger) {
  const direct = await openDatabase({ databaseUrl, poolSize: 2 }, logger)
  await migrate(direct, logger).finally(direct.close)
}

type Opened = {
  db: PoolDatabase
  rights: AccessWatch
  settings: Settings
  logger: Logger
  heartbeats: Heartbeats
}

async function buildServices({ db, rights, settings, logger, heartbeats }: Opened) {
  const { mode, dataDir, smtpUrl, mailFrom, adminEmail } = settings
  const mailer = smtpUrl
    ? createSmtpMailer({ url: smtpUrl.reveal(), from: mailFrom })
    : createMailboxMailer(db)
  const mails = createMails({ db, mailer, logger, heartbeats })
  const auth = await createAuth({ db, mails, settings, logger, heartbeats })
  const rest = createRest({ db, verifyToken: auth.verifyToken, logger })
  const store = openObjectStore(settings)
  const backups = createBackups({ settings, db, store, logger, heartbeats })
  const storage = createStorage({
    db,
    store,
    verifyToken: auth.verifyToken,
    logger,
    heartbeats,
    images: IMAGE_MAX_SIDE,
    limitUploads: settings.authRateLimits === true,
    isWithheld: (object) => isWithheld(db, object),
    forgetUnused: () => forgetUnusedImages(db),
  })
  const traffic = createTraffic({ db, logger, heartbeats })
  const projects = createProjects({ db, mails, settings, logger, heartbeats, recordAudit })
  const people = createPeople({
    db,
    mails,
    settings,
    logger,
    isPasswordOf: auth.isPasswordOf,
    inviteAccount: (tx, { email, role, language }) =>
      auth.inviteNew(tx, { email, language, appMetadata: { role } }),
    banAccount: auth.banAccount,
    removeSecondFactors: auth.removeFactorsOf,
    refuseSessions: auth.refuseSessions,
    removeFilesOf: storage.removeFilesOf,
    cancelProjectsOf: projects.cancelProjectsOf,
    async forgetAddress(tx, email) {
      await forgetSender(tx, email)
      await forgetNewsletterSubscription(tx, email)
    },
    exportSections: {
      ...POSTS_EXPORT,
      ...MODERATION_EXPORT,
      ...NEWSLETTER_EXPORT,
      ...CONTACT_EXPORT,
      ...PROJECTS_EXPORT,
    },
    recordAudit,
    recordExport,
    readAudit,
  })
  const mayMail = createAddressLimit(db, { isOn: settings.authRateLimits === true })
  const api = createApi({
    logger,
    requireAccess: createAccess({ db, verifyToken: auth.verifyToken }),
    operations: [
      ...contactOperations({ db, mails, mayMail, settings, recordAudit, requireStillAdmin }),
      ...newsletterOperations({ db, mails, mayMail, settings, recordExport }),
      ...people.operations,
      ...overviewOperations({
        db,
        countAccounts: people.countAccounts,
        flushTraffic: traffic.flush,
      }),
      ...auditOperations(db),
      ...projects.operations,
      ...(settings.keepsMails ? keptMailsOperations({ db, recordAudit, requireStillAdmin }) : []),
      ...moderationOperations({ db, logger, mails, settings, recordAudit, removePicture }),
    ],
  })
  const { anonKey, serviceRoleKey } = auth
  if (mode === 'embedded') {
    await writeKeysFile(dataDir, { url: localUrl(settings), anonKey, serviceRoleKey })
  }
  const isFresh = settings.demo && (await hasNoAccounts(db))
  if (adminEmail) await ensureFirstAdmin(db, auth.invite, adminEmail)
  const demoSignIns = await prepareDemo({
    db,
    settings,
    isFresh,
    isPasswordOf: auth.isPasswordOf,
    hashPassword: auth.hashPassword,
    storePicture: storage.storePicture,
  })

  return {
    db,
    anonKey,
    serviceRoleKey,
    demoSignIns,
    probe: () => Promise.all([db.query('select 1'), rights.probe()]),
    differentRights: rights.different,
    measure: traffic.observe,
    serveFigures: (registry: Registry) =>
      serveOwnFigures(registry, { db, rights, mails, auth, storage, backups }),
    mount(app: Hono<HttpEnv>) {
      app.route('/auth/v1', auth.app).route('/rest/v1', rest.app)
      app.route('/storage/v1', storage.app).route('/api', api)
      if (mode === 'embedded') {
        app.route('/', createBackupRoute({ run: backups.run, verifyToken: auth.verifyToken }))
      }
      if (settings.hasMailbox) app.route('/', createMailboxPage({ db }))
    },
    async start() {
      storage.start()
      traffic.start()
      backups.start()
      projects.start()
      if (isFresh && demoSignIns.length > 0) projects.addDemo(demoPair(demoSignIns))
      await mails.start()
    },
    async close() {
      await endInTime(
        [
          ['backups', backups.stop],
          ['projects', projects.stop],
          ['mails', mails.stop],
          ['storage', storage.stop],
          ['rest', rest.close],
          ['auth', auth.close],
          ['traffic', traffic.stop],
          ['database', db.close],
        ],
        { logger, withinMs: END_MS, cutWithinMs: CUT_MS, cut: db.cut },
      )
    },
  }
}

/** Demo's client and professional, who have a project together. */
function demoPair(signIns: readonly DemoSignIn[]) {
  const emailOf = (role: DemoSignIn['role']) =>
    signIns.find((one) => one.role === role)?.email ?? ''
  return { client: emailOf('user'), professional: emailOf('professional') }
}

async function hasNoAccounts(db: Database): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(
    'select not exists (select from auth.users) as empty',
  )
  return row?.empty === true
}
