import type { Database } from '../../platform/db/database.ts'

/** Deletes the counts of what people wrote through the data API on former days (UTC). */
export async function forgetWriteCounts(db: Pick<Database, 'query'>): Promise<void> {
  await db.query(`delete from public.write_counts where day < date_trunc('day', now(), 'UTC')`)
}
