import { openDatabase } from './platform/db/open-database.ts'
import type { PoolDatabase } from './platform/db/pool-database.ts'
import type { Settings } from './settings.ts'

/**
 * Database of these settings for a command, past a pooler; closed when disposed of. Throws
 * `FolderInUseError` while an embedded server runs.
 */
export async function openOwnDatabase({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
}: Settings): Promise<AsyncDisposable & { db: PoolDatabase }> {
  const url = databaseDirectUrl ?? databaseUrl
  const place = url ? { databaseUrl: url.reveal() } : { dataDir }
  const db = await openDatabase(place)
  return { db, [Symbol.asyncDispose]: () => db.close() }
}
