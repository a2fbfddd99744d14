import type { Database } from '../db/database.ts'

/** Deletes counters of requests whose time is over; their keys hold addresses. */
export async function forgetCounters(db: Pick<Database, 'query'>): Promise<void> {
  await db.query('delete from auth.rate_limits where expire <= extract(epoch from now()) * 1000')
}
