import type { Tx } from '../../../platform/db/database.ts'
import { findUserById } from './find-user.ts'
import type { Metadata } from './metadata.ts'
import type { UserRow } from './user-row.ts'

export type NewUser = {
  id: string
  email: string | null
  phone: string | null
  passwordHash: string | null
  role: string
  aud: string
  appMetadata: Metadata
  userMetadata: Metadata
  isEmailConfirmed: boolean
  isPhoneConfirmed: boolean
  bannedUntil: Date | null
  /** Whether its own person signs up, not an admin for them. */
  isSignUp?: boolean
  /** Whether it may share its address with another account, as those of SAML providers do. */
  isSsoUser?: boolean
  /** Whether the caller adds its identities, and its address has none of its own. */
  isLinkedByCaller?: boolean
  isAnonymous?: boolean
}

/**
 * Creates an account with an identity for its address. Undefined if the address is taken, also by
 * somebody at the same moment. The product's triggers may change the metadata or refuse.
 */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<UserRow | undefined> {
  const [made] = await tx.query(
    `insert into auth.users (id, aud, role, email, phone, encrypted_password, email_confirmed_at,
       phone_confirmed_at, raw_app_meta_data, raw_user_meta_data, banned_until, signed_up_at,
       is_sso_user, is_anonymous, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15)
     on conflict do nothing returning id`,
    [
      user.id,
      user.aud,
      user.role,
      user.email,
      user.phone,
      user.passwordHash,
      user.isEmailConfirmed ? now : null,
      user.isPhoneConfirmed ? now : null,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.bannedUntil,
      user.isSignUp ? now : null,
      user.isSsoUser ?? false,
      user.isAnonymous ?? false,
      now,
    ],
  )
  if (made === undefined) return undefined
  if (user.isLinkedByCaller) return findUserById(tx, user.id)
  if (user.email !== null) await insertAddressIdentity(tx, user, 'email', now)
  if (user.phone !== null) await insertAddressIdentity(tx, user, 'phone', now)
  return findUserById(tx, user.id)
}

async function insertAddressIdentity(
  tx: Tx,
  user: NewUser,
  provider: 'email' | 'phone',
  now: Date,
) {
  const address = provider === 'email' ? { email: user.email } : { phone: user.phone }
  // Metadata as the triggers left it, so that a refused role is not kept here either.
  await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data,
       last_sign_in_at, created_at, updated_at)
     select id, $2, id::text, raw_user_meta_data || $3::jsonb, $4, $4, $4 from auth.users where id = $1`,
    [
      user.id,
      provider,
      JSON.stringify({
        sub: user.id,
        ...address,
        email_verified: user.isEmailConfirmed,
        phone_verified: user.isPhoneConfirmed,
      }),
      now,
    ],
  )
}
