import type { newsletterSubscriptionFilter } from '@podium/domain'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { newsletterSubscriptionsWhere } from './newsletter-subscriptions-where.ts'

/** Number of confirmed subscriptions that match. */
export async function countNewsletterSubscriptions(
  tx: Tx,
  filter: z.output<typeof newsletterSubscriptionFilter>,
): Promise<number> {
  const { text, values } = newsletterSubscriptionsWhere(filter)
  const [counted] = await tx.query<{ total: number }>(
    `select count(*)::int as total from public.newsletter_subscriptions where ${text}`,
    values,
  )
  return counted?.total ?? 0
}
