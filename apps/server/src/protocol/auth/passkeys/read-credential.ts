import { AppError } from '@podium/domain'
import { z } from 'zod'

const ClientData = z.object({ crossOrigin: z.boolean().optional() })

/**
 * Check that a page of ours was asked, and not one of ours in somebody else's frame (WebAuthn
 * §13.4.2). Throws for anything else.
 */
export function requireOwnFrame(clientDataJSON: string): void {
  const { crossOrigin } = ClientData.parse(
    JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()),
  )
  if (crossOrigin === true) throw new Error('The page is in a frame of another site')
}

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
