import { existsSync } from 'node:fs'
import { openOwnDatabase } from './open-own-database.ts'
import { type AccessComparison, compareAccess } from './platform/db/access/compare-access.ts'
import { type MendReport, mendAccess } from './platform/db/access/mend-access.ts'
import { clusterFolder } from './platform/db/embedded/cluster-folder.ts'
import type { Settings } from './settings.ts'

/**
 * Compares roles, rights and policies of this installation's database with the migrations'; undefined
 * where there is no database yet. Throws `FolderInUseError` while an embedded server runs.
 */
export async function comparedRights(settings: Settings): Promise<AccessComparison | undefined> {
  if (!hasDatabase(settings)) return undefined
  await using opened = await openOwnDatabase(settings)
  return await compareAccess(opened.db)
}

/** Compares, and makes again what is missing. Undefined and throws as `comparedRights`. */
export async function mendedRights(settings: Settings): Promise<MendReport | undefined> {
  if (!hasDatabase(settings)) return undefined
  await using opened = await openOwnDatabase(settings)
  return await mendAccess(opened.db)
}

const hasDatabase = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl !== undefined || existsSync(clusterFolder(dataDir))
