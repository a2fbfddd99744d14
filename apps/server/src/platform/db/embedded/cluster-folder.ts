import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder, syncPath } from './sync-folder.ts'

/** Files every database folder has; an interrupted first start lacks one of them. */
const NEEDED = ['PG_VERSION', 'global/pg_control']

/** Folder of the database inside the data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Creates the database's files when there are none: `create` fills a temporary folder, which is
 * then renamed, so that a half-made one is never opened. What looks half-made is moved aside, never
 * deleted.
 */
export async function ensureCluster(dataDir: string, create: (folder: string) => Promise<void>) {
  const folder = clusterFolder(dataDir)
  if (NEEDED.every((file) => existsSync(join(folder, file)))) return
  if (existsSync(folder)) renameSync(folder, `${folder}.incomplete-${Date.now()}`)
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  await create(fresh)
  await syncFolder(fresh)
  renameSync(fresh, folder)
  await syncPath(dataDir)
}
