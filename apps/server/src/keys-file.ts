import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

/**
 * API keys for other programs: `anonKey` acts as a visitor, `serviceRoleKey` bypasses row level
 * security.
 */
export type Keys = { anonKey: string; serviceRoleKey: string }

/** Path of the file in which an embedded server stores its keys. */
const keysFile = (dataDir: string) => join(dataDir, 'keys.json')

/** Keys with the address this machine reaches the server by. */
const KeysFile = z.object({ url: z.string(), anonKey: z.string(), serviceRoleKey: z.string() })

/** Writes the keys file atomically, readable by its owner only. */
export async function writeKeysFile(
  dataDir: string,
  { url, anonKey, serviceRoleKey }: z.infer<typeof KeysFile>,
) {
  const file = keysFile(dataDir)
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify({ url, anonKey, serviceRoleKey }, null, 2)}\n`, {
    mode: 0o600,
  })
  await rename(draft, file)
}

/** Content of the keys file, or undefined where no server has started yet. */
export const findKeysFile = (dataDir: string): Promise<string | undefined> =>
  readFile(keysFile(dataDir), 'utf8').catch(() => undefined)

/** Address and keys of the server on this folder. Throws when no server has started yet. */
export const readKeysFile = async (dataDir: string) =>
  KeysFile.parse(JSON.parse(await readFile(keysFile(dataDir), 'utf8')))

/** Address this machine reaches the server by. */
export const localUrl = ({ host, port }: { host: string; port: number }) =>
  `http://${ANY_ADDRESS.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`

const ANY_ADDRESS = new Set(['0.0.0.0', '::'])
