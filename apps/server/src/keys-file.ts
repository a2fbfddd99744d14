import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What lets other programs in: `anonKey` as a visitor, `serviceRoleKey` past every rule. */
export type Keys = { anonKey: string; serviceRoleKey: string }

/** Where an embedded server leaves its keys. */
const keysFile = (dataDir: string) => join(dataDir, 'keys.json')

/** Readable by its owner only, and whole at every moment. */
export async function writeKeysFile(dataDir: string, { anonKey, serviceRoleKey }: Keys) {
  const file = keysFile(dataDir)
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify({ anonKey, serviceRoleKey }, null, 2)}\n`, {
    mode: 0o600,
  })
  await rename(draft, file)
}

/** The file's text, or undefined where no server has started yet. */
export const findKeysFile = (dataDir: string): Promise<string | undefined> =>
  readFile(keysFile(dataDir), 'utf8').catch(() => undefined)
