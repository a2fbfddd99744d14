import { AppError, isPhone } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { forgetForeignIdentities } from '../identities/insert-identity.ts'
import type { Challenge } from '../pkce/challenge.ts'
import { issueAuthCode } from '../pkce/issue-auth-code.ts'
import type { Device } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { createSession, type Session } from '../sessions/create-session.ts'
import { isBanned } from '../users/is-banned.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { confirmPhone } from './confirm-phone.ts'
import { confirmPhoneChange } from './confirm-phone-change.ts'
import { forgetPassword } from './forget-password.ts'
import { forgetProofs } from './forget-proofs.ts'
import { notifyOfAddress } from './notify-of-address.ts'
import type { RedeemedToken } from './one-time-tokens.ts'
import { rememberConfirmations } from './used-confirmations.ts'

type Deps = Pick<AuthDeps, 'mails' | 'settings'>
type Completion = {
  token: RedeemedToken
  device: Device
  /** Hash of the secret of the browser that confirms, if it has signed up lately. */
  browser: string | null
  now: Date
}

/** Code of a followed PKCE link, for the browser that asked for it. */
export type AuthCode = { authCode: string }

/**
 * Result for the first of the two sides of a change of address: the other one has to confirm as
 * well.
 */
export const FIRST_HALF = 'first-half'

/** Message for that side, as Supabase Auth words it. */
export const FIRST_HALF_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Completes a redeemed token and signs the person in. Throws as `confirmProof`. */
export async function completeVerification(
  tx: Tx,
  deps: Deps,
  { token, device, browser, now }: Completion,
): Promise<Session | typeof FIRST_HALF> {
  if (!(await confirmProof(tx, deps, { token, device, browser, now }))) return FIRST_HALF
  return createSession(tx, { userId: token.userId, method: 'otp', device, now })
}

/**
 * Completes the redeemed token of a followed PKCE link: with a code, because only the browser that
 * asked for the mail has the verifier for it. Throws as `confirmProof`.
 */
export async function completeForBrowser(
  tx: Tx,
  deps: Deps,
  { token, challenge, type, device, browser, now }: BrowserCompletion,
): Promise<AuthCode | typeof FIRST_HALF> {
  if (!(await confirmProof(tx, deps, { token, device, browser, now }))) return FIRST_HALF
  const method = METHODS[type] ?? type
  return { authCode: await issueAuthCode(tx, { userId: token.userId, challenge, method, now }) }
}

type BrowserCompletion = Completion & { challenge: Challenge; type: string }

/** Authentication methods of links whose type is not their name. */
const METHODS: Record<string, string> = { signup: 'email/signup', email: 'magiclink' }

/**
 * Confirms what a redeemed token proves: the address or phone, or that it becomes the account's; every other
 * token ends. False for the first side of a change of address. A recovery that confirms an address forgets
 * the account's password first, because whoever chose it was never known to read there; so does the
 * link of a contested sign-up, opened elsewhere than that came from, or in another browser than it was made in
 * where it replaced that of a browser, and any code that was asked for
 * to sign in without one. Throws `user_banned` (403) and
 * `email_exists` and `phone_exists` (422), which leave the token unused.
 */
async function confirmProof(
  tx: Tx,
  deps: Deps,
  { token, device, browser, now }: Completion,
): Promise<boolean> {
  const { userId, purpose, sentTo, isPasswordDoubtful } = token
  const isByPhone = isPhone(sentTo)
  const [user] = await tx.query<UserState>(
    `select banned_until::text, email, phone, confirmed_at is not null as has_confirmed,
            case when $2 then phone_confirmed_at else email_confirmed_at end is not null as is_confirmed,
            is_sign_up_bound and sign_up_browser is distinct from $3 as is_of_other_browser
       from auth.users where id = $1 for update`,
    [userId, isByPhone, browser],
  )
  if (user === undefined) throw new AppError('otp_expired')
  if (isBanned(user, now)) throw new AppError('user_banned')
  const isForgotten = isPasswordDoubtful || user.is_of_other_browser
  if (purpose === 'email_change_token_new' || purpose === 'email_change_token_current') {
    if (!(await confirmEmailChange(tx, { userId, purpose, now }))) {
      // Older mails to the same side are used up with this one.
      await tx.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [
        userId,
        purpose,
      ])
      return false
    }
    if (!hasAddress(user) && isPasswordDoubtful) await leaveToReader(tx, { userId, now })
    await recordSecurityEvent(tx, { userId, event: 'address_change', device })
    await notifyOfAddress(tx, deps, { userId, formerEmail: user.email, device, now })
  } else if (purpose === 'phone_change_token') {
    await confirmPhoneChange(tx, { userId, phone: sentTo, now })
    if (!hasAddress(user) && isPasswordDoubtful) await leaveToReader(tx, { userId, now })
    await recordSecurityEvent(tx, { userId, event: 'phone_change', device })
  } else if (!user.is_confirmed && isByPhone) {
    if (isForgotten && !user.has_confirmed) await forgetPassword(tx, userId)
    await confirmPhone(tx, userId, now)
    await recordSecurityEvent(tx, { userId, event: 'phone_confirmation', device })
  } else if (!user.is_confirmed) {
    if (isForgotten) await forgetPassword(tx, userId)
    await confirmEmail(tx, userId, now)
    await rememberConfirmations(tx, token, now)
    await recordSecurityEvent(tx, { userId, event: 'address_confirmation', device })
  }
  await forgetProofs(tx, userId)
  return true
}

type UserState = {
  banned_until: string | null
  email: string | null
  phone: string | null
  /** Whether the address or phone of the token is confirmed. */
  is_confirmed: boolean
  /** Whether its sign-up replaced one of another browser, and this is not the one it was made in. */
  is_of_other_browser: boolean
  /** Whether either is. */
  has_confirmed: boolean
}

const hasAddress = ({ email, phone }: UserState) => email !== null || phone !== null

/**
 * Leaves an account that had no address to whoever read the mail elsewhere than it was asked for: a
 * stranger may have named the address, and must not share the account with its reader.
 */
async function leaveToReader(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  await forgetPassword(tx, userId)
  await forgetForeignIdentities(tx, userId, now)
  await tx.query('delete from auth.sessions where user_id = $1', [userId])
}
