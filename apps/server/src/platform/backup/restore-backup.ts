import { join } from 'node:path'
import { AccessMissingError } from '../db/access/access-missing-error.ts'
import { compareAccess } from '../db/access/compare-access.ts'
import { mendAccess } from '../db/access/mend-access.ts'
import { migrate } from '../db/migrate.ts'
import { hashMigrations, MIGRATION_SETS } from '../db/migration-files.ts'
import type { PoolDatabase } from '../db/pool-database.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { BackupEngine } from './backup-engine.ts'
import { BackupError, isDamage, UnreadableError } from './backup-error.ts'
import { completeRuns, isOfFuture, newestRun, readManifest } from './backup-runs.ts'
import type { BackupTarget } from './backup-target.ts'
import { countAll, requireSameRows } from './compare-backup.ts'
import { inWorkDir } from './in-work-dir.ts'
import type { Manifest } from './manifest.ts'
import { loadFile, loadPart } from './parts.ts'
import { readableRuns } from './readable-runs.ts'
import type { Seal } from './seal.ts'

type RestoreDeps = {
  engine: BackupEngine
  store: ObjectStore
  target: BackupTarget
  seal: Seal
  dataDir: string
}

export type RestoreReport = {
  run: string
  tables: number
  rows: number
  pictures: number
  /** Pictures that the backup names and could not give, in the order of their names. */
  damaged: string[]
  /** Rights and policies of the backup that differ from those of the migrations. */
  differentRights: string[]
}

/**
 * Restores a backup, the newest unless one is named, where the settings say and where there is no
 * database yet: tried in a fresh place first, then the pictures, then the database. A damaged picture ends it, unless
 * it is to do without those. A failed restore may be repeated. Throws `BackupError` and `AccessMissingError`.
 */
export async function restoreBackup(
  deps: RestoreDeps,
  {
    run: wanted,
    withoutDamaged = false,
  }: { run?: string | undefined; withoutDamaged?: boolean } = {},
): Promise<RestoreReport> {
  const { engine, dataDir } = deps
  const run = wanted ?? (await findNewest(deps.target))
  const manifest = await readManifest(deps, run).catch((error) => nameReadable(deps, error))
  if (manifest.engine !== engine.engine) {
    throw new BackupError(
      `That backup is of ${NAMES[manifest.engine]}, this is ${NAMES[engine.engine]}.`,
    )
  }
  await requireKnown(manifest.migrations)
  await engine.requireEmpty()
  const { damaged, differentRights } = await inWorkDir(dataDir, async (workDir) => {
    const file = join(workDir, 'dump')
    await loadFile(deps, manifest.database, file)
    // What fails in a place of its own leaves the wanted one empty.
    await engine.tryRestore({ file, workDir }, (db) => complete(db, manifest))
    const damaged = await restorePictures(deps, manifest)
    if (damaged.length > 0 && !withoutDamaged) throw damagedError(damaged, { run, manifest })
    return { damaged, differentRights: await engine.restore(file, (db) => complete(db, manifest)) }
  })
  return {
    run,
    tables: Object.keys(manifest.tables).length,
    rows: Object.values(manifest.tables).reduce((sum, rows) => sum + rows, 0),
    pictures: manifest.pictures.length - damaged.length,
    damaged,
    differentRights,
  }
}

/** Stores the pictures of a backup; returns the names of those that are damaged or missing. Throws `BackupError` while the place of backups cannot be used. */
async function restorePictures(
  { store, target, seal }: RestoreDeps,
  { pictures }: Manifest,
): Promise<string[]> {
  const damaged: string[] = []
  for (const part of pictures) {
    const name = `${seal.picturesFolder}/${part.name}`
    const bytes = await loadPart({ target, seal }, name, part).catch((error: unknown) => {
      if (isDamage(error)) return undefined
      throw error
    })
    if (bytes === undefined) damaged.push(name)
    else await store.put(part.name, bytes)
  }
  return damaged.sort()
}

/** Names that the refusal lists; a list of all comes with the restore that does without them. */
const NAMED_MAX = 10

function damagedError(
  damaged: readonly string[],
  { run, manifest }: { run: string; manifest: Manifest },
): BackupError {
  const more = damaged.length > NAMED_MAX ? ` and ${damaged.length - NAMED_MAX} more` : ''
  const names = damaged.slice(0, NAMED_MAX).join(', ')
  return new BackupError(
    `${damaged.length} of ${manifest.pictures.length} pictures are damaged or missing: ${names}${more}. The database is whole. To do without them: npm run restore -- ${run} --without-damaged.`,
  )
}

/** Refusal of a backup that cannot be read, with the name of the newest that can. */
async function nameReadable({ target, seal }: RestoreDeps, error: unknown): Promise<never> {
  if (!(error instanceof UnreadableError)) throw error
  const readable = await newestRun(target, readableRuns({ target, seal: async () => seal }))
  const other = readable && ` The newest that can be read: npm run restore -- ${readable}`
  throw new BackupError(`${error.message}${other ?? ''}`, { cause: error })
}

/** Throws `BackupError` where there is none, and where a clock was wrong, so that it cannot be told. */
async function findNewest(target: BackupTarget): Promise<string> {
  const newest = (await completeRuns(target)).at(-1)
  if (newest === undefined) throw new BackupError('There is no complete backup at BACKUP_TO.')
  if (!isOfFuture(newest)) return newest
  throw new BackupError(
    `The backup ${newest} is of the future by this machine’s clock: set the clock right if it is wrong, or name the backup to restore (npm run restore -- --list).`,
  )
}

/**
 * Counts a restored database, migrates it to this version, and makes again the roles, grants and
 * policies that it lacked already when it was dumped. Returns the rights that differ. Throws
 * `BackupError` and `AccessMissingError`.
 */
async function complete(db: PoolDatabase, { tables }: Manifest): Promise<string[]> {
  requireSameRows(tables, await countAll(db))
  await migrate(db)
  const found = await compareAccess(db)
  const { missing, different } = found.missing.length === 0 ? found : (await mendAccess(db)).left
  if (missing.length > 0) throw new AccessMissingError(missing)
  return different
}

const NAMES = { pglite: 'the embedded database', postgres: 'PostgreSQL' }

/** Throws `BackupError` for migrations that this version does not have. */
async function requireKnown(migrations: Record<string, string>) {
  const sets = await Promise.all(MIGRATION_SETS.map(({ dir }) => hashMigrations(dir)))
  const known = new Map(sets.flatMap((hashes) => [...hashes]))
  const unknown = Object.keys(migrations).filter((file) => known.get(file) !== migrations[file])
  if (unknown.length === 0) return
  throw new BackupError(
    `The backup is of another version of Podium, with the migrations ${unknown.join(', ')}: restore it with that version.`,
  )
}
