import type { Tx } from '../../platform/db/database.ts'

/** Deletes the newsletter subscription of an address, pending or confirmed. */
export const forgetNewsletterSubscription = (tx: Tx, email: string) =>
  tx.query('delete from public.newsletter_subscriptions where lower(email) = lower($1)', [email])
