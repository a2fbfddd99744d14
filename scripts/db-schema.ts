/**
 * `npm run db:schema` writes supabase/schema.txt, a description of the product's schema, from the
 * migrated database; `-- --check` fails when the file differs from the migrations. A change of the
 * schema shows there line by line.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeObjects } from './db-schema/describe-objects.ts'
import { migratedDatabase } from './db-types/migrated-database.ts'

const TARGET = fileURLToPath(new URL('../supabase/schema.txt', import.meta.url))

const db = await migratedDatabase()
const description = await describeObjects(db)
await db.close()

if (!process.argv.includes('--check')) {
  await writeFile(TARGET, description)
} else if ((await readFile(TARGET, 'utf8')) !== description) {
  console.error('supabase/schema.txt is not what the migrations say: run `npm run db:schema`')
  process.exitCode = 1
}
