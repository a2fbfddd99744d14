import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '@podium/domain'
import type { ObjectStore } from './object-store.ts'
import { writeWholeFile } from './whole-file.ts'

/**
 * Object store in a local folder, spread over 256 subfolders by the version's first two letters.
 */
export function createDiskStore(folder: string): ObjectStore {
  const fileOf = (version: string) => join(folder, version.slice(0, 2), version)

  return {
    async put(version, bytes) {
      try {
        await writeWholeFile(fileOf(version), bytes)
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

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
