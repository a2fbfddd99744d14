import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Error for a data folder held by a living process; its message says how to release it. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Locks the data folder for this process, or throws `FolderInUseError` naming the owner. PGlite
 * takes no lock, and two processes on one folder lose rows silently. The operating system holds the
 * lock (SQLite's exclusive lock on an empty file), so it ends with its process, however that ends,
 * and a reused process id or one of another container is never mistaken for the owner
 * (docs/decisions/0002).
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ownerFile = join(folder, 'podium.pid')
  const lock = new DatabaseSync(join(folder, 'podium.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isLocked(error)) throw error
    throw new FolderInUseError(
      `The data folder ${folder} is already in use by another Podium (${readOwner(ownerFile)}). ` +
        'Stop that one, or choose another folder with DATA_DIR.',
    )
  }
  writeFileSync(ownerFile, `process ${process.pid}, started ${startedAt().toISOString()}`)
  return {
    release() {
      rmSync(ownerFile, { force: true })
      lock.close()
    },
  }
}

const SQLITE_BUSY = 5

const isLocked = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/**
 * Content of the owner file; briefly missing, because the owner writes it just after taking the
 * lock.
 */
function readOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8')
  } catch {
    return 'it is just starting or stopping'
  }
}

const startedAt = () => new Date(performance.timeOrigin)
