import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder, syncPath } from './sync-folder.ts'

/** Files every database folder has; an interrupted first start lacks one of them. */
const NEEDED = ['PG_VERSION', 'global/pg_control']

const PRIVATE = 0o700

/** Folder of the database inside the data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Creates the database's files when there are none: `create` fills a temporary folder, which is
 * then renamed, so that a half-made one is never opened. What looks half-made is moved aside, never
 * deleted. Only this user may enter the folder, whatever the data folder around it allows: the engine writes its files for
 * everybody.
 */
export async function ensureCluster(dataDir: string, create: (folder: string) => Promise<void>) {
  const folder = clusterFolder(dataDir)
  if (NEEDED.every((file) => existsSync(join(folder, file)))) return chmodSync(folder, PRIVATE)
  if (existsSync(folder)) renameSync(folder, `${folder}.incomplete-${Date.now()}`)
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  await create(fresh)
  chmodSync(fresh, PRIVATE)
  await syncFolder(fresh)
  renameSync(fresh, folder)
  await syncPath(dataDir)
}
