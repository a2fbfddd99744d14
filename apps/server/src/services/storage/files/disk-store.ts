import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ObjectStore } from './object-store.ts'

/** Files in a folder of this machine, spread over 256 by the version's first two letters. */
export function createDiskStore(folder: string): ObjectStore {
  const folderOf = (version: string) => join(folder, version.slice(0, 2))
  const fileOf = (version: string) => join(folderOf(version), version)

  return {
    async put(version, bytes) {
      await mkdir(folderOf(version), { recursive: true })
      const unfinished = `${fileOf(version)}.new`
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, fileOf(version))
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

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
