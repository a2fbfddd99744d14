import type { Database } from '@podium/server/platform/db/database'
import { openDatabase } from '@podium/server/platform/db/open-database'
import type { Engine } from './engines.ts'
import { createTestDatabase } from './test-database.ts'

/** Migrated, empty database without a server, for tests of the database itself. */
export async function openTestDatabase(
  engine: Engine,
  options: { statementLimitMs?: number } = {},
): Promise<Database & AsyncDisposable> {
  const { place, [Symbol.asyncDispose]: remove } = await createTestDatabase(engine)
  const db = await openDatabase({ ...place, ...options })
  return {
    ...db,
    async [Symbol.asyncDispose]() {
      await db.close()
      await remove()
    },
  }
}
