import { Counter, Histogram, type Registry } from 'prom-client'
import type { OwnBackups } from './own-backups.ts'
import type { AccessWatch } from './platform/db/access/watch-access.ts'
import type { PoolDatabase } from './platform/db/pool-database.ts'
import type { Mails } from './platform/mail/index.ts'
import { serveFigure, serveFigures } from './platform/metrics/serve-figure.ts'
import type { Model } from './platform/model/model.ts'
import { seldom } from './platform/seldom.ts'
import { within } from './platform/within.ts'
import type { Auth } from './protocol/auth/index.ts'
import type { Realtime } from './protocol/realtime/index.ts'
import type { Storage } from './protocol/storage/index.ts'

type Sources = {
  db: PoolDatabase
  rights: AccessWatch
  mails: Mails
  auth: Auth
  storage: Storage
  backups: OwnBackups
  model: Model | undefined
  realtime: Realtime
}

/** Longest wait for figures that are counted elsewhere, in milliseconds: a scrape waits 10 s in all. */
const READ_WITHIN_MS = 2000
/** Ages at which they are read again, in milliseconds; sessions are many. */
const QUEUE_FOR_MS = 5000
const SESSIONS_FOR_MS = 60_000
const BACKUPS_FOR_MS = 60_000

/** Serves the figures of this server's own backend; those that the database counts are NaN while it is away. */
export function serveOwnFigures(registry: Registry, sources: Sources) {
  const { db, rights, mails, auth, storage, backups, model, realtime } = sources
  const figure = (name: string, help: string, read: Reader) =>
    serveFigure(registry, { name: `podium_${name}`, help, read })

  serveDatabaseFigures(registry, db)
  figure(
    'rights_different',
    'Rights, policies and definitions that differ from those of the migrations, as the last check found them',
    () => rights.different().length,
  )
  figure(
    'rights_missing',
    'Rights and policies of the migrations that the database lacks, as the last check found them',
    () => rights.missing().length,
  )
  figure('sessions', 'Sessions that people have', lately(auth.countSessions, SESSIONS_FOR_MS))

  const queue = lately(mails.figures, QUEUE_FOR_MS)
  const ofQueue = (part: 'waiting' | 'oldestS' | 'givenUp') => async () => (await queue())?.[part]
  figure('mail_waiting', 'Mails that wait to be delivered', ofQueue('waiting'))
  figure('mail_oldest_seconds', 'Time the oldest of them has waited; 0: none', ofQueue('oldestS'))
  figure('mail_given_up', 'Mails given up and kept for a person to look at', ofQueue('givenUp'))

  serveFigures(registry, {
    name: 'podium_uploads',
    help: 'Uploads in hand, and those among them that wait to be encoded',
    label: 'state',
    read() {
      const { running, waiting } = storage.uploads()
      return { running, waiting }
    },
  })
  figure('upload_bytes', 'Announced size of the uploads in hand', () => storage.uploads().bytes)
  serveFigures(registry, {
    name: 'podium_uploads_refused_total',
    help: 'Uploads refused: no room or time left, or too many of one sender',
    label: 'reason',
    read: () => storage.uploads().refused,
  })

  serveRealtimeFigures(registry, realtime)

  if (model !== undefined) {
    serveFigures(registry, {
      name: 'podium_model_questions_total',
      help: 'Questions to the model that phrases replies, by outcome',
      label: 'outcome',
      read: model.figures,
    })
  }

  const { newestS, everyS } = backups.figures()
  figure(
    'backup_newest_timestamp_seconds',
    'Begin of the newest complete backup, by whichever instance; 0: none',
    lately(newestS, BACKUPS_FOR_MS),
  )
  figure(
    'backup_interval_seconds',
    'Time between two backups as BACKUP_EVERY wants it, with BACKUP_TO or without; 0: none',
    () => everyS,
  )
  serveFigures(registry, {
    name: 'podium_backups_total',
    help: 'Backups this process has tried to make, by outcome',
    label: 'outcome',
    read() {
      const { made, failed } = backups.figures()
      return { made, failed }
    },
  })
  figure(
    'backup_last_succeeded',
    'Outcome of the last backup this process made: 1 made, 0 failed, NaN none yet',
    () => asNumber(backups.figures().hasSucceeded),
  )
}

/** Serves the figures of the open sockets; a change's age counts from its statement, by the database's clock. */
function serveRealtimeFigures(registry: Registry, { figures, onSent }: Realtime) {
  const figure = (name: string, help: string, read: Reader) =>
    serveFigure(registry, { name: `podium_realtime_${name}`, help, read })
  serveFigures(registry, {
    name: 'podium_realtime_sockets',
    help: 'Open sockets: those that joined a channel, and those that wait without one',
    label: 'state',
    read: () => figures().sockets,
  })
  figure('channels', 'Channels that sockets have joined', () => figures().channels)
  figure(
    'oldest_seconds',
    'Time the oldest change has waited to be sent; 0: none waits',
    () => figures().oldestS,
  )
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name: `podium_realtime_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  counter('opened', 'Sockets that were opened', () => figures().opened)
  counter('sent', 'Messages sent to sockets', () => figures().sent)
  serveFigures(registry, {
    name: 'podium_realtime_refused_total',
    help: 'Sockets, joins and messages that were refused, by reason',
    label: 'reason',
    read: () => figures().refused,
  })
  serveFigures(registry, {
    name: 'podium_realtime_lost_total',
    help: 'Channels told to join again because changes may have been missed, by reason',
    label: 'reason',
    read: () => figures().lost,
  })
  const lag = new Histogram({
    name: 'podium_realtime_lag_seconds',
    help: 'Age of a change when it was sent',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  onSent((ageS) => lag.observe(ageS))
}

function serveDatabaseFigures(registry: Registry, db: PoolDatabase) {
  const figure = (name: string, help: string, read: Reader) =>
    serveFigure(registry, { name: `podium_database_${name}`, help, read })
  // Ahead of whatever asks the database for this very scrape, which takes a connection too.
  figure('pool_size', 'Most connections for statements', () => db.poolSize)
  figure('pool_open', 'Connections that are open', () => db.load().open)
  figure('pool_in_use', 'Connections that somebody uses', () => db.load().inUse)
  figure('pool_waiting', 'Requests that wait for a connection', () => db.load().waiting)
  const answers = lately(() => db.query('select 1'), QUEUE_FOR_MS)

  figure('up', 'Whether the database answers: 1 or 0', async () =>
    asNumber((await answers()) !== undefined),
  )
  serveFigures(registry, {
    name: 'podium_database_restarts_total',
    help: 'Times a broken embedded database was opened again',
    label: 'engine',
    read: () => ({ [db.engine]: db.restarts() }),
  })
}

type Reader = Parameters<typeof serveFigure>[1]['read']

/** Result of `read`, at most `forMs` old; undefined where it fails or takes too long. */
function lately<T>(read: () => Promise<T>, forMs: number): () => Promise<T | undefined> {
  const recent = seldom(read, forMs)
  return () => within(READ_WITHIN_MS, recent()).catch(() => undefined)
}

const asNumber = (yes: boolean | undefined) => (yes === undefined ? undefined : Number(yes))
