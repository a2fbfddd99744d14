import { randomUUID } from 'node:crypto'
import type { Metadata } from '../users/metadata.ts'

type SignUp = { email: string; passwordHash: string | null; data: Metadata; isConfirmed: boolean }

/** Account of a sign-up, to be inserted; without a password if its person signs in by mail. */
export function newSignUp({ email, passwordHash, data, isConfirmed }: SignUp) {
  const id = randomUUID()
  return {
    id,
    email,
    phone: null,
    passwordHash,
    role: 'authenticated',
    aud: 'authenticated',
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: { ...data, sub: id, email, email_verified: isConfirmed, phone_verified: false },
    isEmailConfirmed: isConfirmed,
    isPhoneConfirmed: false,
    bannedUntil: null,
    isSignUp: true,
  }
}
