import { randomUUID } from 'node:crypto'
import type { Metadata } from '../users/metadata.ts'

type SignUp = { passwordHash: string | null; data: Metadata; isConfirmed: boolean }

/** Account of a sign-up, to be inserted; without a password if its person signs in by mail. */
export function newSignUp({ email, ...signUp }: SignUp & { email: string }) {
  const { isConfirmed } = signUp
  return {
    ...account(signUp, { email, email_verified: isConfirmed, phone_verified: false }),
    email,
    phone: null,
    appMetadata: { provider: 'email', providers: ['email'] },
    isEmailConfirmed: isConfirmed,
    isPhoneConfirmed: false,
  }
}

/** Account of a sign-up with a phone; without a password if its person signs in by codes. */
export function newPhoneSignUp({ phone, ...signUp }: SignUp & { phone: string }) {
  const { isConfirmed } = signUp
  return {
    ...account(signUp, { phone, email_verified: false, phone_verified: isConfirmed }),
    email: null,
    phone,
    appMetadata: { provider: 'phone', providers: ['phone'] },
    isEmailConfirmed: false,
    isPhoneConfirmed: isConfirmed,
  }
}

function account({ passwordHash, data }: SignUp, address: Metadata) {
  const id = randomUUID()
  return {
    id,
    passwordHash,
    role: 'authenticated',
    aud: 'authenticated',
    userMetadata: { ...data, sub: id, ...address },
    bannedUntil: null,
    isSignUp: true,
  }
}
