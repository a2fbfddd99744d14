import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * API keys for other programs: `anonKey` acts as a visitor, `serviceRoleKey` bypasses row level
 * security.
 */
export type Keys = { anonKey: string; serviceRoleKey: string }

/** Path of the file in which an embedded server stores its keys. */
const keysFile = (dataDir: string) => join(dataDir, 'keys.json')

/** Writes the keys file atomically, readable by its owner only. */
export async function writeKeysFile(dataDir: string, { anonKey, serviceRoleKey }: Keys) {
  const file = keysFile(dataDir)
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify({ anonKey, serviceRoleKey }, null, 2)}\n`, {
    mode: 0o600,
  })
  await rename(draft, file)
}

/** Content of the keys file, or undefined where no server has started yet. */
export const findKeysFile = (dataDir: string): Promise<string | undefined> =>
  readFile(keysFile(dataDir), 'utf8').catch(() => undefined)
