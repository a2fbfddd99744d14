import { randomInt } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'

/** Share of takes that also delete what has expired: one in so many. */
const CLEAR_EVERY = 100

type Interval = { key: string; intervalS: number; now: Date }

/**
 * Takes the turn of a key, of which there is one in every interval, shared by all instances.
 * Returns the seconds until the next turn, 0 if it was free.
 */
export async function takeTurn(db: Database, { key, intervalS, now }: Interval): Promise<number> {
  const nowMs = now.getTime()
  const [taken] = await db.query(
    `insert into auth.rate_limits (key, points, expire) values ($1, 1, $2)
     on conflict (key) do update set expire = excluded.expire where rate_limits.expire <= $3
     returning key`,
    [key, nowMs + intervalS * 1000, nowMs],
  )
  if (taken === undefined) return secondsLeft(db, { key, intervalS, now })
  if (randomInt(CLEAR_EVERY) === 0) {
    await db.query('delete from auth.rate_limits where expire <= $1', [nowMs])
  }
  return 0
}

async function secondsLeft(db: Database, { key, intervalS, now }: Interval): Promise<number> {
  const [row] = await db.query<{ expire: string }>(
    'select expire::text from auth.rate_limits where key = $1',
    [key],
  )
  const leftMs = row === undefined ? 0 : Number(row.expire) - now.getTime()
  return Math.min(Math.max(1, Math.ceil(leftMs / 1000)), intervalS)
}
