import type { Logger } from 'pino'
import { type BackupReport, backUp } from './platform/backup/back-up.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import {
  BackupUnderWayError,
  createPostgresLock,
  createProcessLock,
} from './platform/backup/backup-lock.ts'
import { newestRun, startOf } from './platform/backup/backup-runs.ts'
import { createEmbeddedEngine } from './platform/backup/embedded-engine.ts'
import { removeDeadWorkDirs } from './platform/backup/in-work-dir.ts'
import { openTarget } from './platform/backup/open-target.ts'
import { createPostgresEngine } from './platform/backup/postgres-engine.ts'
import { readableRuns } from './platform/backup/readable-runs.ts'
import { BACKUP_LIMIT_MS, LATE_MS, scheduleBackups } from './platform/backup/schedule-backups.ts'
import { createSeal } from './platform/backup/seal.ts'
import type { PoolDatabase } from './platform/db/pool-database.ts'
import type { Heartbeats } from './platform/heartbeats.ts'
import type { ObjectStore } from './platform/objects/object-store.ts'
import { once } from './platform/once.ts'
import { inSpan } from './platform/tracing/in-span.ts'
import type { Settings } from './settings.ts'

export type OwnBackups = {
  /** Makes a backup now and says where. Throws `BackupError`. */
  run(): Promise<PlacedReport>
  /** Starts making backups by itself, where the settings ask for it. */
  start(): void
  /** Aborts a backup under way and waits for its end. */
  stop(): Promise<void>
  /** Whether any process makes a backup of this database. */
  isUnderWay(): Promise<boolean>
  figures(): BackupFigures
}

/** Report of a backup with the place of its target. */
export type PlacedReport = BackupReport & { place: string }

type BackupFigures = {
  /** Begin of the newest complete backup, whoever made it, in seconds since 1970; 0 where there is none. */
  newestS(): Promise<number>
  /** Seconds between two backups the server is to make by itself; 0: none. */
  everyS: number
  /** Outcomes of the backups this process made. */
  made: number
  failed: number
  /** Whether the last of them succeeded; undefined before the first one. */
  hasSucceeded: boolean | undefined
}

type BackupsDeps = {
  settings: Settings
  db: PoolDatabase
  store: ObjectStore
  logger: Logger
  heartbeats?: Heartbeats
}

/** Backups of this server's database and pictures to the place of `BACKUP_TO`. */
export function createBackups({
  settings,
  db,
  store,
  logger,
  heartbeats,
}: BackupsDeps): OwnBackups {
  const { backupTo, backupKey, backupEveryHours, backupKeep, dataDir } = settings
  const target = backupTo && openTarget(backupTo.reveal())
  const lock = openBackupLock(settings, db)
  const stopping = new AbortController()
  const outcomes = { made: 0, failed: 0, hasSucceeded: undefined as boolean | undefined }
  let clearing = Promise.resolve()
  /** Removes what backups left behind whose process was killed. */
  const clear = async () => {
    await removeDeadWorkDirs(dataDir)
    await openBackupEngine(settings, db).removeLeftovers()
  }
  const reading = once(() => createSeal(backupKey?.reveal()))
  const counts = target && readableRuns({ target, seal: reading })
  /** Name of the newest backup that can be restored with these settings. */
  const newest = async () => target && newestRun(target, counts)
  const newestS = async () => {
    const run = await newest()
    return run === undefined ? 0 : startOf(run).getTime() / 1000
  }

  const run = async () => {
    if (target === undefined) throw new BackupError('BACKUP_TO is not set: where should it go?')
    const seal = await createSeal(backupKey?.reveal())
    await clear()
    const make = () =>
      backUp({
        lock,
        engine: openBackupEngine(settings, db),
        store,
        target,
        seal,
        keep: backupKeep,
        dataDir,
        signal: AbortSignal.any([stopping.signal, tooLate()]),
      })
    return inSpan('job backup', make).then(
      (report) => {
        outcomes.made += 1
        outcomes.hasSucceeded = true
        const { mended, lost } = report
        if (mended + lost > 0) logger.warn({ mended, lost }, 'pictures were damaged at BACKUP_TO')
        return { ...report, place: target.place }
      },
      (error: unknown) => {
        if (error instanceof BackupUnderWayError) throw error
        outcomes.failed += 1
        outcomes.hasSucceeded = false
        throw error
      },
    )
  }
  if (target && backupKey === undefined) {
    const warning =
      'BACKUP_KEY is not set: whoever reads a backup has every key, mail and password hash'
    logger.warn(warning)
  }
  const schedule =
    target && backupEveryHours > 0
      ? scheduleBackups({
          newest,
          everyHours: backupEveryHours,
          run,
          logger,
          heart: heartbeats?.of('backups', LATE_MS),
        })
      : undefined

  return {
    run,
    isUnderWay: lock.isHeld,
    figures: () => ({ newestS, everyS: backupEveryHours * 3600, ...outcomes }),
    start() {
      clearing = clear().catch((error: unknown) => {
        logger.warn({ err: error }, 'what a killed backup left behind is not removed yet')
      })
      schedule?.start()
    },
    async stop() {
      stopping.abort(new BackupError('The server is stopping.'))
      await clearing
      await schedule?.stop()
    },
  }
}

const tooLate = () => AbortSignal.timeout(BACKUP_LIMIT_MS)

/**
 * Engine that dumps and restores the database of these settings, past a pooler; a dump of the embedded
 * one needs it open.
 */
export function openBackupEngine(settings: PlaceOfDatabase, db?: PoolDatabase) {
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl
  if (databaseUrl) return createPostgresEngine(databaseUrl.reveal())
  return createEmbeddedEngine(settings.dataDir, db)
}

function openBackupLock(settings: PlaceOfDatabase, db: PoolDatabase) {
  const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl
  return databaseUrl ? createPostgresLock(databaseUrl.reveal(), db) : createProcessLock()
}

type PlaceOfDatabase = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>
