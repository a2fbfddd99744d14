import type { errors as fr } from '../fr/errors.ts'
import type { SameKeys } from '../same-keys.ts'

export const errors = {
  unexpected: 'An unexpected error occurred',
  network: 'The server does not answer. Check your connection, then try again.',

  invalid_credentials: 'Invalid credentials. Check your email and password.',
  email_not_confirmed: 'Email not confirmed. Please check your inbox.',
  user_already_exists: 'This email is already in use',

  unavailable: 'The database is not available right now. Please try again.',
  not_found: 'Nothing is at this address.',
  payload_too_large: 'This content is too large.',
} satisfies SameKeys<typeof fr>
