import type { Database } from '../../../platform/db/database.ts'
import { insertKey, KEYS_CHANNEL, makeKey } from './keys-in-database.ts'

/**
 * Replaces the signing key of the database and all API keys. The old ones stay valid for `overlapS`
 * seconds, so that instances and programs can change over; running instances learn of it at once.
 */
export async function rotateKeys(db: Database, { overlapS }: { overlapS: number }): Promise<void> {
  const fresh = await makeKey() // before the transaction: the embedded engine has one connection
  await db.transaction(async (tx) => {
    for (const table of ['signing_keys', 'api_keys']) {
      await tx.query(
        `update auth.${table} set retires_at = now() + $1 * interval '1 second'
          where retires_at is null or retires_at > now() + $1 * interval '1 second'`,
        [overlapS],
      )
    }
    await insertKey(tx, fresh)
    await tx.query(`select pg_notify($1, '')`, [KEYS_CHANNEL])
  })
}
