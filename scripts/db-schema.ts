/**
 * `npm run db:schema` writes two descriptions of the migrated database: supabase/schema.txt, the
 * product's schema, and supabase/access.txt, the roles, grants and policies that every start
 * compares its database with. `-- --check` fails when a file differs from the migrations. A change
 * of the schema shows there line by line.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeAccess } from '../apps/server/src/platform/db/access/describe-access.ts'
import { describeObjects } from './db-schema/describe-objects.ts'
import { migratedDatabase } from './db-types/migrated-database.ts'

const db = await migratedDatabase()
const access = await describeAccess({
  query: async <Row>(text: string) => (await db.query<Row>(text)).rows,
})
const descriptions = {
  'schema.txt': await describeObjects(db),
  'access.txt': `${access.join('\n')}\n`,
}
await db.close()

for (const [name, description] of Object.entries(descriptions)) {
  const file = fileURLToPath(new URL(`../supabase/${name}`, import.meta.url))
  if (!process.argv.includes('--check')) {
    await writeFile(file, description)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== description) {
    console.error(`supabase/${name} is not what the migrations say: run \`npm run db:schema\``)
    process.exitCode = 1
  }
}
