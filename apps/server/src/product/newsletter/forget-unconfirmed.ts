import type { Tx } from '../../platform/db/database.ts'

/** Deletes newsletter subscriptions that were not confirmed while their link worked. */
export const forgetUnconfirmed = (tx: Pick<Tx, 'query'>) =>
  tx.query(
    `delete from public.newsletter_subscriptions
     where confirmed_at is null and requested_at <= now() - interval '7 days'`,
  )
