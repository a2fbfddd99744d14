import { isEmail } from '../requests/check-email.ts'
import type { Metadata } from '../users/metadata.ts'

/** Longest text that is taken over from a provider. */
const MAX_TEXT = 500

/** Person as a provider knows them. */
export type Profile = {
  /** Id of their account there. */
  subject: string
  /** Lower case; null if the provider tells none. */
  email: string | null
  /** Whether the provider asserts that this address is theirs. */
  isEmailVerified: boolean
  /** Data of the identity, under the names of Supabase Auth. */
  data: Metadata
}

type Claims = Readonly<Record<string, unknown>>

/** Profile from OpenID claims. Throws for claims without a subject. */
export function profileOf(
  claims: Claims,
  isEmailVerified = isTrue(claims.email_verified),
): Profile {
  const subject = textOf(claims.sub)
  if (subject === undefined) throw new Error('The provider names no subject')
  const email = addressOf(claims.email)
  const name = textOf(claims.name)
  const picture = textOf(claims.picture)
  return {
    subject,
    email,
    isEmailVerified: email !== null && isEmailVerified,
    data: withoutUndefined({
      iss: textOf(claims.iss),
      sub: subject,
      name,
      email: email ?? undefined,
      picture,
      full_name: name,
      avatar_url: picture,
      given_name: textOf(claims.given_name),
      family_name: textOf(claims.family_name),
      preferred_username: textOf(claims.preferred_username),
      user_name: textOf(claims.user_name),
      provider_id: subject,
      email_verified: email !== null && isEmailVerified,
      phone_verified: false,
    }),
  }
}

/** Boolean claim; some providers send it as text or number. */
export const isTrue = (value: unknown): boolean =>
  value === true || value === 'true' || value === 1 || value === '1'

/** Text that the database can store; undefined for anything else and for a too long one. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > MAX_TEXT) return undefined
  return value.includes('\0') || !value.isWellFormed() ? undefined : value
}

/** Address in lower case; null for a text that no account can have. */
function addressOf(value: unknown): string | null {
  const email = textOf(value)?.toLowerCase()
  return email !== undefined && isEmail(email) ? email : null
}

const withoutUndefined = (data: Metadata): Metadata =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
