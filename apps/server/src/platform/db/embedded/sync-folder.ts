import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

/** Files synced at a time. */
const TOGETHER = 16

/** Flushes a folder with everything in it to the disk; files removed meanwhile do not matter. */
export async function syncFolder(folder: string) {
  const inTurn = pLimit(TOGETHER)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    // Windows syncs folders by itself and cannot be asked.
    .filter((entry) => entry.isFile() || process.platform !== 'win32')
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
  await Promise.all(paths.map(({ path, isFile }) => inTurn(() => syncPath(path, isFile))))
  if (process.platform !== 'win32') await syncPath(folder, false)
}

async function syncPath(path: string, isFile: boolean) {
  const file = await open(path, isFile ? 'r+' : 'r').catch(ignoreMissing)
  if (file === undefined) return
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
