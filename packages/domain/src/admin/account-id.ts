import { z } from 'zod'

/** Upper case in an address means the same account. */
export const accountId = z.guid().toLowerCase()
