import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * Writes a file, which this user alone may read, under its name only once all of it is on the disk; folders are made. Resolves when it
 * would survive a loss of power. Throws the system's error.
 */
export async function writeWholeFile(path: string, bytes: Buffer) {
  await makeFolder(dirname(path))
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/**
 * Flushes a folder, so that a new name survives a loss of power; Windows does so by itself and
 * cannot be asked.
 */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
