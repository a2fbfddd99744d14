/**
 * Descriptions of the migrated database, each a file that a change of the schema shows in line by
 * line. `npm run db:types` and `npm run db:schema` write those of their name; `--check` fails when
 * any file differs from the migrations.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeAccess } from '../apps/server/src/platform/db/access/describe-access.ts'
import { describeObjects } from './db-descriptions/describe-objects.ts'
import { describeSchema } from './db-descriptions/describe-schema.ts'
import { migratedDatabase } from './db-descriptions/migrated-database.ts'
import { printTypes } from './db-descriptions/print-types.ts'

const db = await migratedDatabase()

/** Each file with the command that writes it and its text. */
const DESCRIPTIONS = [
  // Types of tables, views and functions, for the official client.
  {
    command: 'types',
    file: 'packages/domain/src/database-types.ts',
    text: printTypes(await describeSchema(db)),
  },
  // The product's schema as a whole.
  { command: 'schema', file: 'supabase/schema.txt', text: await describeObjects(db) },
  // Roles, grants and policies, which every start compares its database with.
  { command: 'schema', file: 'supabase/access.txt', text: await accessText() },
]

const [asked] = process.argv.slice(2)
for (const { command, file, text } of DESCRIPTIONS) {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url))
  if (asked === command) {
    await writeFile(path, text)
  } else if (asked === '--check' && (await readFile(path, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} is not what the migrations say: run \`npm run db:${command}\``)
    process.exitCode = 1
  }
}
await db.close()

async function accessText() {
  const access = await describeAccess({
    query: async <Row>(text: string) => (await db.query<Row>(text)).rows,
  })
  return `${access.join('\n')}\n`
}
