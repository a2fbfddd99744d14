import { join } from 'node:path'
import { IMAGE_MAX_SIDE, ROOM_FILES_BUCKET } from '@podium/domain'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createBackupRoute } from './backup-route.ts'
import { type Keys, localUrl, writeKeysFile } from './keys-file.ts'
import { openModel } from './open-model.ts'
import { openObjectStore } from './open-object-store.ts'
import { createBackups } from './own-backups.ts'
import { serveOwnFigures } from './own-figures.ts'
import { openOwnProduct } from './own-product.ts'
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
  createMailboxMailer,
  createMailboxPage,
  createMails,
  createSmtpMailer,
} from './platform/mail/index.ts'
import type { Model } from './platform/model/model.ts'
import type { Tracing } from './platform/tracing/start-tracing.ts'
import { type DemoSignIn, refuseUnaskedDemo } from './product/demo/index.ts'
import { createSecondFactorDue } from './product/people/index.ts'
import { forgetUnusedImages, isWithheld } from './product/posts/index.ts'
import { forgetUnusedRoomFiles } from './product/projects/index.ts'
import { createAuth } from './protocol/auth/index.ts'
import { createRealtime, type Realtime } from './protocol/realtime/index.ts'
import { createRest } from './protocol/rest/index.ts'
import { createStorage } from './protocol/storage/index.ts'
import type { Settings } from './settings.ts'

/** Time for background work to end, and after that for its statements to fail, in milliseconds. */
const END_MS = 5500
const CUT_MS = 1000

/** Statement that a database which takes no writes refuses as it would refuse one, without writing. */
const REQUIRE_WRITES = `do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise read_only_sql_transaction using message = 'cannot write in a read-only transaction';
  end if;
end $$`

/** Supabase-compatible backend in this process: database, mail and protocol services. */
export type OwnBackend = Keys & {
  db: Database
  /** Model that phrases replies, where the provider has set one up. */
  model: Pick<Model, 'host' | 'name'> | undefined
  /** Demo accounts whose passwords this start has set. */
  demoSignIns: readonly DemoSignIn[]
  /** Counts and times requests for the admin area's overview. */
  measure: Observer
  mount(app: Hono<HttpEnv>): void
  /** Open sockets of the realtime service. */
  realtime: Pick<Realtime, 'isMine' | 'upgrade' | 'onAnswered' | 'closeSockets'>
  /** Serves the figures of database, mail, uploads, sessions and backups. */
  serveFigures(registry: Registry): void
  /** Rejects while the database is away or lacks roles, grants or policies. */
  probe(): Promise<unknown>
  /** Rights, policies and definitions that differ from those of the migrations, as the last check found them. */
  differentRights(): readonly string[]
  /** Starts the background work: removal of orphaned files, backups, traffic figures, invitations, mail delivery. */
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
  const { mode, dataDir, smtpUrl, mailFrom } = settings
  const mailer = smtpUrl
    ? createSmtpMailer({ url: smtpUrl.reveal(), from: mailFrom })
    : createMailboxMailer(db)
  const mails = createMails({ db, mailer, logger, heartbeats })
  const secondFactorDueOf = createSecondFactorDue(db, settings)
  const auth = await createAuth({ db, mails, settings, logger, heartbeats, secondFactorDueOf })
  const rest = createRest({ db, verifyToken: auth.verifyToken, logger })
  const { trustProxy } = settings
  const realtime = await createRealtime({ db, verifyToken: auth.verifyToken, logger, trustProxy })
  await using unfinished = new AsyncDisposableStack()
  unfinished.defer(realtime.close)
  auth.onSessionEnd(realtime.endSession)
  const store = openObjectStore(settings)
  const backups = createBackups({ settings, db, store, logger, heartbeats })
  const storage = createStorage({
    db,
    store,
    incoming: join(dataDir, 'incoming'),
    verifyToken: auth.verifyToken,
    logger,
    heartbeats,
    images: IMAGE_MAX_SIDE,
    limitUploads: settings.authRateLimits === true,
    isWithheld: (object) => isWithheld(db, object),
    checked: [ROOM_FILES_BUCKET],
    async forgetUnused() {
      await forgetUnusedImages(db)
      await forgetUnusedRoomFiles(db)
    },
    isBackingUp: backups.isUnderWay,
  })
  const model = openModel(settings, logger)
  const product = await openOwnProduct({
    db,
    mails,
    auth,
    storage,
    settings,
    logger,
    heartbeats,
    model,
  })
  const { anonKey, serviceRoleKey } = auth
  if (mode === 'embedded') {
    await writeKeysFile(dataDir, { url: localUrl(settings), anonKey, serviceRoleKey })
  }
  unfinished.move()

  return {
    db,
    anonKey,
    serviceRoleKey,
    model,
    demoSignIns: product.demoSignIns,
    probe: () => Promise.all([db.query(REQUIRE_WRITES), rights.probe()]),
    differentRights: rights.different,
    measure: product.measure,
    realtime,
    serveFigures: (registry: Registry) =>
      serveOwnFigures(registry, { db, rights, mails, auth, storage, backups, model, realtime }),
    mount(app: Hono<HttpEnv>) {
      app.route('/auth/v1', auth.app).route('/rest/v1', rest.app)
      app.route('/storage/v1', storage.app).route('/api', product.api)
      if (mode === 'embedded') {
        app.route(
          '/',
          createBackupRoute({ run: backups.run, verifyToken: auth.verifyToken, settings }),
        )
      }
      if (settings.hasMailbox) app.route('/', createMailboxPage({ db }))
    },
    async start() {
      await storage.start()
      backups.start()
      product.start()
      await mails.start()
    },
    async close() {
      await endInTime(
        [
          ['backups', backups.stop],
          ...product.stops,
          ['mails', mails.stop],
          ['storage', storage.stop],
          ['rest', rest.close],
          ['realtime', realtime.close],
          ['auth', auth.close],
          ['database', db.close],
        ],
        { logger, withinMs: END_MS, cutWithinMs: CUT_MS, cut: db.cut },
      )
    },
  }
}
