import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@podium/server/platform/db/migrate'
import { type DatabasePlace, openDatabase } from '@podium/server/platform/db/open-database'
import type { PostgresCluster } from './postgres-cluster.ts'

const ROOT = join(import.meta.dirname, '../../..')
const CACHE = join(ROOT, 'node_modules/.cache/podium-testing')
const ENGINE_PACKAGE = join(ROOT, 'node_modules/@electric-sql/pglite/package.json')
const SQL_FOLDERS = ['apps/server/src/platform/db/schema', 'supabase/migrations']

/** Template of the test databases on PostgreSQL: a migrated database. */
export const TEMPLATE_DATABASE = 'podium_template'

export async function createTemplateDatabase(cluster: PostgresCluster) {
  const admin = await openDatabase({ databaseUrl: cluster.urlOf('postgres') })
  await admin.withClient((client) => client.query(`create database ${TEMPLATE_DATABASE}`))
  await admin.close()
  await migrated({ databaseUrl: cluster.urlOf(TEMPLATE_DATABASE) })
}

/**
 * Template of the embedded engine: a migrated data folder, kept between runs until a migration or
 * the engine changes. Of two runs that make it at the same time the first keeps its own.
 */
export async function ensureTemplateFolder(): Promise<string> {
  const key = templateKey()
  const folder = join(CACHE, key)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE))
    if (!name.startsWith(key)) rmSync(join(CACHE, name), { recursive: true, force: true })
  const fresh = mkdtempSync(`${folder}-`)
  await migrated({ dataDir: fresh })
  try {
    renameSync(fresh, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(fresh, { recursive: true })
  }
  return folder
}

async function migrated(place: DatabasePlace) {
  const db = await openDatabase(place)
  try {
    await migrate(db)
  } finally {
    await db.close()
  }
}

function templateKey(): string {
  const migrations = SQL_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .sort()
      .map((file) => join(ROOT, folder, file)),
  )
  const hash = createHash('sha256')
  for (const file of [...migrations, ENGINE_PACKAGE]) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
