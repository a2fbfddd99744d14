import { AppError } from '@podium/domain'
import type { z } from 'zod'

/** Credential of a body. Throws `validation_failed` and `webauthn_verification_failed` (400). */
export function parseCredential<S extends z.ZodType>(schema: S, credential: unknown): z.output<S> {
  if (credential === undefined || credential === null) {
    throw new AppError('validation_failed', { text: 'credential is required' })
  }
  const { data, error } = schema.safeParse(credential)
  if (error === undefined) return data
  const text = 'Invalid credential response'
  throw new AppError('webauthn_verification_failed', { text, cause: error })
}
