import { randomInt } from 'node:crypto'
import type { Tx } from '../../../platform/db/database.ts'

/** Share of counts that also delete what has expired: one in so many. */
const CLEAR_EVERY = 100

type Counted = { key: string; windowS: number; now: Date }

type Points = Counted & {
  /** Points to add: 1, or, where tries differ in what they risk, as many as that. */
  points?: number
}

/**
 * Adds to a counter that all instances share; it begins anew when its window is over. Returns
 * the count and the seconds until then. The same statement whatever the key is about.
 */
export async function count(
  tx: Tx,
  { key, windowS, now, points = 1 }: Points,
): Promise<{ points: number; secondsLeft: number }> {
  const nowMs = now.getTime()
  const [row] = await tx.query<{ points: number; expire: string }>(
    `insert into auth.rate_limits (key, points, expire) values ($1, $4, $2)
     on conflict (key) do update set
       points = case when rate_limits.expire <= $3 then excluded.points else rate_limits.points + excluded.points end,
       expire = case when rate_limits.expire <= $3 then excluded.expire else rate_limits.expire end
     returning points, expire::text`,
    [key, nowMs + windowS * 1000, nowMs, points],
  )
  if (row === undefined) throw new Error('A counter was not written')
  if (randomInt(CLEAR_EVERY) === 0) {
    await tx.query('delete from auth.rate_limits where expire <= $1', [nowMs])
  }
  const leftS = Math.ceil((Number(row.expire) - nowMs) / 1000)
  return { points: row.points, secondsLeft: Math.max(1, leftS) }
}

/** Takes points of a counter back. */
export async function uncount(
  tx: Tx,
  { key, now, points }: Omit<Counted, 'windowS'> & { points: number },
): Promise<void> {
  await tx.query(
    'update auth.rate_limits set points = greatest(points - $2, 0) where key = $1 and expire > $3',
    [key, points, now.getTime()],
  )
}

/** Count of a key, 0 when its window is over. */
export const countSoFar = async (tx: Tx, counted: Omit<Counted, 'windowS'>): Promise<number> =>
  (await readCount(tx, counted)).points

/** Count of a key and the seconds until it begins anew; both are 0 when its window is over. */
export async function readCount(
  tx: Tx,
  { key, now }: Omit<Counted, 'windowS'>,
): Promise<{ points: number; secondsLeft: number }> {
  const nowMs = now.getTime()
  const [row] = await tx.query<{ points: number; expire: string }>(
    'select points, expire::text from auth.rate_limits where key = $1 and expire > $2',
    [key, nowMs],
  )
  if (row === undefined) return { points: 0, secondsLeft: 0 }
  return { points: row.points, secondsLeft: Math.ceil((Number(row.expire) - nowMs) / 1000) }
}
