/**
 * `npm run db:types` writes packages/domain/src/database-types.ts from the migrations; `-- --check`
 * fails when the file differs from them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeSchema } from './db-types/describe-schema.ts'
import { migratedDatabase } from './db-types/migrated-database.ts'
import { printTypes } from './db-types/print-types.ts'

const TARGET = fileURLToPath(new URL('../packages/domain/src/database-types.ts', import.meta.url))

const db = await migratedDatabase()
const types = printTypes(await describeSchema(db))
await db.close()

if (!process.argv.includes('--check')) {
  await writeFile(TARGET, types)
} else if ((await readFile(TARGET, 'utf8')) !== types) {
  console.error('database-types.ts is not what the migrations say: run `npm run db:types`')
  process.exitCode = 1
}
