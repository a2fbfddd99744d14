import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder that only this user may read, and those above it. Throws the system's error, also
 * where Node's own `recursive` never ends: below a folder that refuses with ENOENT, as /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  if (!existsSync(dirname(path))) await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
