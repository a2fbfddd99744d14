import type { Tx } from '../../platform/db/database.ts'

/** Deletes the contact messages sent from an address, with their replies. */
export const forgetSender = (tx: Tx, email: string) =>
  tx.query('delete from public.contact_messages where lower(email) = lower($1)', [email])
