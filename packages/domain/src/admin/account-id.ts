import { z } from 'zod'

/** Id of an account in an address; upper case is read as lower case. */
export const accountId = z.guid().toLowerCase()
