import type { Database } from '../../../platform/db/database.ts'

/** Sessions that have neither ended nor expired. */
export async function countSessions(db: Database): Promise<number> {
  const [row] = await db.query<{ sessions: number }>(
    'select count(*)::float8 as sessions from auth.sessions where not_after is null or not_after > now()',
  )
  return row?.sessions ?? 0
}
