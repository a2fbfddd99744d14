import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of migrations in the order they run: the product's tables refer to the platform's auth schema. */
export const MIGRATION_SETS = [
  { dir: join(import.meta.dirname, 'schema'), table: 'platform_migrations' },
  {
    dir: join(import.meta.dirname, '../../../../../supabase/migrations'),
    table: 'product_migrations',
  },
]

/** SHA-256 of each migration in a folder, by file name, in the order they run. */
export async function hashMigrations(dir: string): Promise<Map<string, string>> {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.sql')).sort()
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(join(dir, file)))
      .digest('hex')
  return new Map(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)))
}
