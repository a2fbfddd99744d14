import { z } from 'zod'

/** Base64url text of a bound that no authenticator reaches. */
const bytes = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/)

const Credential = z.object({
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.literal('public-key'),
})
const Transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10)

/** `RegistrationResponseJSON` (WebAuthn §5.1), without what nothing is made of. */
export const RegistrationCredential = Credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: Transports.catch([]).default([]),
  }),
})
export type RegistrationCredential = z.output<typeof RegistrationCredential>

/** `AuthenticationResponseJSON` (WebAuthn §5.1), without what nothing is made of. */
export const AssertionCredential = Credential.extend({
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(10_000),
    userHandle: bytes(100).nullish(),
  }),
})
export type AssertionCredential = z.output<typeof AssertionCredential>

/** Body that answers a challenge. */
export const AnswerBody = z.object({
  challenge_id: z.string().default(''),
  credential: z.unknown().optional(),
})
