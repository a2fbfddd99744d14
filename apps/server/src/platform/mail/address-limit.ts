import type { Database } from '../db/database.ts'
import { createLimiter, take } from '../http/limiter.ts'

/** Whether one more mail may go to an address; the requester is not told. */
export type AddressLimit = (address: string) => Promise<boolean>

/**
 * Limit of 3 mails an hour to one address that strangers can cause: nobody fills a mailbox through
 * our forms.
 */
export function createAddressLimit(db: Database, { isOn }: { isOn: boolean }): AddressLimit {
  const limiter = createLimiter(db, { name: 'visitor-mail', points: 3, duration: 60 * 60 })
  return async (address) => !isOn || (await take(limiter, address.toLowerCase())) === 0
}
