import { findKeysFile, type Keys, localUrl, writeKeysFile } from './keys-file.ts'
import { openOwnDatabase } from './open-own-database.ts'
import { readApiKeys, rotateKeys } from './protocol/auth/index.ts'
import type { Settings } from './settings.ts'

/** Time for which replaced keys stay valid, in seconds: a week. */
const OVERLAP_S = 7 * 24 * 60 * 60

/**
 * Keys as JSON, without opening a server; undefined where none has started yet. An embedded server
 * may be running: then the folder is its own, and the keys are in its file.
 */
export async function printedKeys(settings: Settings): Promise<string | undefined> {
  if (settings.mode === 'embedded') return findKeysFile(settings.dataDir)
  await using opened = await openOwnDatabase(settings)
  return asJson(await readApiKeys({ db: opened.db, settings }))
}

/**
 * Replaces signing and API keys, and returns the new ones as JSON. The old ones stay valid for a
 * week, or not at all. Throws `FolderInUseError` while an embedded server runs.
 */
export async function rotatedKeys(
  settings: Settings,
  { atOnce }: { atOnce: boolean },
): Promise<string> {
  await using opened = await openOwnDatabase(settings)
  const { db } = opened
  await rotateKeys(db, { overlapS: atOnce ? 0 : OVERLAP_S })
  const keys = await readApiKeys({ db, settings })
  if (settings.mode === 'embedded') {
    await writeKeysFile(settings.dataDir, { url: localUrl(settings), ...keys })
  }
  return asJson(keys)
}

const asJson = (keys: Keys) => `${JSON.stringify(keys, null, 2)}\n`
