import type { Database } from '../db/database.ts'

/** Deletes counters whose time is over: of requests, whose keys hold addresses, and of what people wrote on former days. */
export async function forgetCounters(db: Pick<Database, 'query'>): Promise<void> {
  await db.query('delete from auth.rate_limits where expire <= extract(epoch from now()) * 1000')
  await db.query(`delete from public.write_counts where day < date_trunc('day', now(), 'UTC')`)
}
