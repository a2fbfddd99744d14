import type { errors as fr } from '../fr/errors.ts'
import type { SameKeys } from '../same-keys.ts'

export const errors = {
  unexpected: 'An unexpected error occurred',
  network: 'The server does not answer. Check your connection, then try again.',
  unavailable: 'The database is not available right now. Please try again.',
  notFound: 'Nothing is at this address.',
  payloadTooLarge: 'This content is too large.',
} satisfies SameKeys<typeof fr>
