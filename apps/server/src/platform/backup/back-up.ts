import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupDeps } from './backup-deps.ts'
import { newRun, runFolder, writeManifest } from './backup-runs.ts'
import { compareBackup } from './compare-backup.ts'
import { inWorkDir } from './in-work-dir.ts'
import { storeFile } from './parts.ts'
import { removeOldRuns } from './remove-old-runs.ts'
import { storePictures } from './store-pictures.ts'

export type BackupReport = {
  run: string
  tables: number
  rows: number
  /** Pictures in the backup, and how many of them were copied by this run. */
  pictures: number
  copied: number
  /** Pictures that were damaged in the backups of before, and are stored anew. */
  mended: number
  /** Pictures that were so, and of which there is no other copy. */
  lost: number
  /** Size of the dump in bytes. */
  databaseBytes: number
  /** Rows that point to a picture the object store does not have. */
  withoutPicture: number
}

/**
 * Makes a backup: the database in one snapshot, then the pictures of that snapshot; restores it into
 * a fresh place and counts. Only then the manifest makes it complete, and old ones are removed.
 * Throws `BackupError`.
 */
export const backUp = (given: BackupDeps): Promise<BackupReport> =>
  given.lock.hold((lost) =>
    inWorkDir(given.dataDir, async (workDir) => {
      const signal = AbortSignal.any([given.signal, lost])
      const deps = { ...given, signal }
      const { engine, target } = deps
      await requireWritable(target)
      const run = newRun()
      const file = join(workDir, 'dump')
      const { versions, ...snapshot } = await engine.dump({ workDir, file, signal })
      const database = await storeFile(deps, `${runFolder(run)}database-`, file, signal)
      await rm(file)
      const { pictures, copied, mended, lost: gone } = await storePictures(deps, versions)
      const about = { format: 1, engine: engine.engine, ...snapshot } as const
      const manifest = { ...about, database, pictures }
      await compareBackup(deps, { manifest, workDir, copied })
      signal.throwIfAborted()
      await writeManifest(deps, run, manifest)
      await removeOldRuns({ target, seal: deps.seal, keep: deps.keep })
      return {
        run,
        tables: Object.keys(snapshot.tables).length,
        rows: Object.values(snapshot.tables).reduce((sum, rows) => sum + rows, 0),
        pictures: pictures.length,
        copied: copied.length,
        mended,
        lost: gone,
        databaseBytes: database.reduce((sum, { bytes }) => sum + bytes, 0),
        withoutPicture: versions.length - pictures.length,
      }
    }),
  )

/** Throws `BackupError` for a place that takes no file, before the work that would be in vain. */
async function requireWritable(target: BackupDeps['target']) {
  await target.put(PROBE, Buffer.from('podium'))
  await target.remove(PROBE)
}

/** File that is there for a moment only, among files of ours. */
const PROBE = 'backups/probe'
