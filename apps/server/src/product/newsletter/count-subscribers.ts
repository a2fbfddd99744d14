import type { subscriberFilter } from '@podium/domain'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { subscribersWhere } from './subscribers-where.ts'

/** How many confirmed and match. */
export async function countSubscribers(
  tx: Tx,
  filter: z.output<typeof subscriberFilter>,
): Promise<number> {
  const { text, values } = subscribersWhere(filter)
  const [counted] = await tx.query<{ total: number }>(
    `select count(*)::int as total from public.newsletter_subscriptions where ${text}`,
    values,
  )
  return counted?.total ?? 0
}
