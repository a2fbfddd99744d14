import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '@podium/domain'
import type { ObjectStore } from './object-store.ts'

/**
 * Object store in a local folder, spread over 256 subfolders by the version's first two letters.
 */
export function createDiskStore(folder: string): ObjectStore {
  const folderOf = (version: string) => join(folder, version.slice(0, 2))
  const fileOf = (version: string) => join(folderOf(version), version)

  return {
    async put(version, bytes) {
      try {
        await mkdir(folderOf(version), { recursive: true })
        await writeWhole(`${fileOf(version)}.new`, bytes)
        await rename(`${fileOf(version)}.new`, fileOf(version))
        await syncFolder(folderOf(version))
      } catch (cause) {
        throw new AppError('unavailable', { text: 'The file cannot be written', cause })
      }
    },

    async get(version, range) {
      const file = await open(fileOf(version)).catch(ignoreMissing)
      return file && (Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>)
    },

    async remove(version) {
      await rm(fileOf(version), { force: true })
      await rm(`${fileOf(version)}.new`, { force: true })
    },
  }
}

async function writeWhole(path: string, bytes: Buffer) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
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

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
