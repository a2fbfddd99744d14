import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Profile } from '../providers/profile.ts'
import type { ProviderSettings } from '../providers/provider-settings.ts'
import { deviceOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { replaceSignUp } from '../sign-up/replace-sign-up.ts'
import { saving } from '../sign-up/saving.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { insertUser } from '../users/insert-user.ts'
import { isBanned } from '../users/is-banned.ts'
import { checkMetadata, type Metadata } from '../users/metadata.ts'
import type { UserRow } from '../users/user-row.ts'
import { confirmEmail } from '../verification/confirm-email.ts'
import { forgetPassword } from '../verification/forget-password.ts'
import { forgetProofs } from '../verification/forget-proofs.ts'
import { insertIdentity } from './insert-identity.ts'
import { notifyOfIdentity } from './notify-of-identity.ts'
import { refreshIdentity } from './refresh-identity.ts'

type SignIn = {
  provider: ProviderSettings
  profile: Profile
  /** Metadata for a new account. */
  userData: Metadata
}
type Arrival = SignIn & { c: Context<HttpEnv>; email: string; now: Date }

/**
 * Account of a person whom a provider has identified: that of the identity, else the one with the
 * address that the provider asserts, else a new one (decision 0190). Throws
 * `provider_email_needs_verification` (422) without an asserted address, `email_exists` (422) for an
 * account whose address was never proved, `user_banned` and `signup_disabled`.
 */
export async function signInIdentity(
  tx: Tx,
  deps: AuthDeps,
  { c, ...signIn }: SignIn & { c: Context<HttpEnv> },
): Promise<string> {
  const { provider, profile } = signIn
  const now = deps.clock()
  const known = await refreshIdentity(tx, { provider: provider.id, profile, now })
  if (known !== undefined) return known
  const { email, isEmailVerified } = profile
  if (email === null) {
    const text = 'Error getting user email from external provider'
    throw new AppError('provider_email_needs_verification', { text })
  }
  if (!isEmailVerified) {
    const text = `Unverified email with ${provider.id}. Verify the email with ${provider.id} in order to sign in`
    throw new AppError('provider_email_needs_verification', { text })
  }
  const arrival = { ...signIn, c, email, now }
  // An unconfirmed sign-up goes, as before another one: whoever made it is not known to read there.
  await replaceSignUp(tx, { address: email, askedFrom: null })
  const user = await findUserByEmail(tx, email)
  return user === undefined
    ? createAccount(tx, deps, arrival)
    : joinAccount(tx, deps, { ...arrival, user })
}

async function createAccount(
  tx: Tx,
  { settings }: AuthDeps,
  { provider, profile, userData, c, email, now }: Arrival,
): Promise<string> {
  if (!settings.authSignups) throw new AppError('signup_disabled')
  const user = await saving(() =>
    insertUser(
      tx,
      {
        id: randomUUID(),
        email,
        phone: null,
        passwordHash: null,
        role: 'authenticated',
        aud: 'authenticated',
        appMetadata: { provider: provider.id, providers: [provider.id] },
        userMetadata: checkMetadata({ ...userData, ...profile.data }),
        isEmailConfirmed: true,
        isPhoneConfirmed: false,
        bannedUntil: null,
        isLinkedByCaller: true,
      },
      now,
    ),
  )
  if (user === undefined) throw new AppError('email_exists')
  await insertIdentity(tx, { userId: user.id, provider: provider.id, profile, now })
  const entry = { event: 'account_creation', method: provider.id, device: deviceOf(c) } as const
  await recordSecurityEvent(tx, { userId: user.id, ...entry })
  return user.id
}

/** Adds the identity to the account of its address, which only its person may have set up. */
async function joinAccount(
  tx: Tx,
  deps: AuthDeps,
  { provider, profile, c, user, now }: Arrival & { user: UserRow },
): Promise<string> {
  if (isBanned(user, now)) throw new AppError('user_banned')
  if (user.email_confirmed_at === null) await takeOver(tx, { user, c, now })
  else if (!isProved(user)) throw new AppError('email_exists')
  await insertIdentity(tx, { userId: user.id, provider: provider.id, profile, now })
  await notifyOfIdentity(tx, deps, { c, user, kind: 'identity_linked', provider })
  return user.id
}

/**
 * Whether the reader of an account's address has confirmed it, or an admin has. With AUTH_AUTOCONFIRM
 * a sign-up is confirmed in the moment it is made, whoever's address it has.
 */
const isProved = ({ email_confirmed_at: confirmed, signed_up_at: signedUp }: UserRow) =>
  confirmed !== null && (signedUp === null || Date.parse(confirmed) > Date.parse(signedUp))

/**
 * Confirms an unconfirmed account that an admin made or invited, and removes everything by which
 * somebody else could enter it.
 */
async function takeOver(
  tx: Tx,
  { user, c, now }: { user: UserRow; c: Context<HttpEnv>; now: Date },
): Promise<void> {
  await forgetPassword(tx, user.id)
  await forgetProofs(tx, user.id)
  await tx.query('delete from auth.sessions where user_id = $1', [user.id])
  await tx.query('delete from auth.mfa_factors where user_id = $1', [user.id])
  await tx.query(`delete from auth.identities where user_id = $1 and provider <> 'email'`, [
    user.id,
  ])
  await confirmEmail(tx, user.id, now)
  const entry = { event: 'address_confirmation', device: deviceOf(c) } as const
  await recordSecurityEvent(tx, { userId: user.id, ...entry })
}
