import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeWholeFile } from '../objects/whole-file.ts'
import type { BackupTarget } from './backup-target.ts'

/** Backups in a folder, which is made when missing. */
export function createFolderTarget(folder: string): BackupTarget {
  const fileOf = (name: string) => join(folder, ...name.split('/'))
  return {
    put: (name, bytes) => writeWholeFile(fileOf(name), bytes),
    get: (name) => readFile(fileOf(name)).catch(ignoreMissing),
    async list(prefix) {
      const names = await readdir(fileOf(prefix), { recursive: true }).catch(ignoreMissing)
      const sizes = new Map<string, number>()
      for (const name of names ?? []) {
        const found = await stat(join(fileOf(prefix), name)).catch(ignoreMissing)
        if (found?.isFile()) sizes.set(`${prefix}${name.replaceAll('\\', '/')}`, found.size)
      }
      return sizes
    },
    async remove(name) {
      await rm(fileOf(name), { force: true })
      // A folder with files in it stays.
      await rmdir(dirname(fileOf(name))).catch(() => {})
    },
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
