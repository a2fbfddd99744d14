import fs from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'

/** Files synced at a time. */
const TOGETHER = 16

/** Flushes a folder with everything in it to the disk; files removed meanwhile do not matter. */
export async function syncFolder(folder: string) {
  const inTurn = pLimit(TOGETHER)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all([...paths, folder].map((path) => inTurn(() => syncPath(path))))
}

/** Flushes a file, or the names in a folder, to the disk off this thread. A missing one does not matter. */
export async function syncPath(path: string) {
  const isFolder = fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()
  // Windows syncs folders by itself and cannot be asked.
  if (isFolder === undefined || (isFolder && process.platform === 'win32')) return
  const file = fs.openSync(path, isFolder ? 'r' : 'r+')
  try {
    await new Promise<void>((resolve, reject) => {
      fs.fsync(file, (error) => (error ? reject(error) : resolve()))
    })
  } finally {
    fs.closeSync(file)
  }
}
