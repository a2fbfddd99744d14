import { readdir, readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Empty database in memory with the platform's and the product's migrations applied. */
export async function migratedDatabase(): Promise<PGlite> {
  const db = await PGlite.create({ extensions: { pg_trgm } })
  for (const folder of [
    '../../apps/server/src/platform/db/schema/',
    '../../supabase/migrations/',
  ]) {
    const url = new URL(folder, import.meta.url)
    for (const file of (await readdir(url)).sort())
      await db.exec(await readFile(new URL(file, url), 'utf8'))
  }
  return db
}
