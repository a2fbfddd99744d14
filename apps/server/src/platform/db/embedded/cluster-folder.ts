import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The files that make a folder a database; a first start that was cut off leaves one of them out. */
const NEEDED = ['PG_VERSION', 'global/pg_control']

/** Where in the data folder the database is. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Makes the database's files when there are none: `create` fills a folder beside, which then takes its
 * name, so that a half-made one is never opened. What looks half-made is moved aside, never deleted.
 */
export async function ensureCluster(dataDir: string, create: (folder: string) => Promise<void>) {
  const folder = clusterFolder(dataDir)
  if (NEEDED.every((file) => existsSync(join(folder, file)))) return
  if (existsSync(folder)) renameSync(folder, `${folder}.incomplete-${Date.now()}`)
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  await create(fresh)
  renameSync(fresh, folder)
}
