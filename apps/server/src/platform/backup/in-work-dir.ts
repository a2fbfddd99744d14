import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderInUseError, lockFolder } from '../db/embedded/folder-lock.ts'
import { innermostMessage, isDiskFull } from '../log/reason-of.ts'
import { BackupError } from './backup-error.ts'

/** Begin of a name that no operator gives to a folder of their own in `DATA_DIR`. */
const PREFIX = 'backup-work-'
/** Names that `mkdtemp` gives. */
const WORK_DIR = /^backup-work-[A-Za-z0-9]{6}$/

/**
 * Runs `work` with a folder of its own, for this user only and locked while this process lives. Throws
 * `BackupError` when the disk of that folder is full.
 */
export async function inWorkDir<T>(
  dataDir: string,
  work: (workDir: string) => Promise<T>,
): Promise<T> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const workDir = await mkdtemp(join(dataDir, PREFIX))
    const lock = lockFolder(workDir)
    try {
      return await work(workDir)
    } finally {
      lock.release()
      await rm(workDir, { recursive: true, force: true })
    }
  } catch (error) {
    throw isFullHere(error) ? new BackupError(fullDisk(dataDir, error), { cause: error }) : error
  }
}

/** Whether a file could not be written; PostgreSQL's own full disk has another message. */
const isFullHere = (error: unknown) =>
  !(error instanceof BackupError) && isDiskFull(error) && /ENOSPC/.test(innermostMessage(error))

const fullDisk = (dataDir: string, error: unknown) =>
  `The disk of DATA_DIR, ${dataDir}, where a backup is prepared and tried, is full (${innermostMessage(error)}).`

/** Removes the folders of `inWorkDir` whose process was killed. */
export async function removeDeadWorkDirs(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const folder = join(dataDir, entry.name)
    if (!entry.isDirectory() || !WORK_DIR.test(entry.name) || isInUse(folder)) continue
    await rm(folder, { recursive: true, force: true })
  }
}

function isInUse(folder: string): boolean {
  try {
    lockFolder(folder).release()
    return false
  } catch (error) {
    if (error instanceof FolderInUseError) return true
    throw error
  }
}
