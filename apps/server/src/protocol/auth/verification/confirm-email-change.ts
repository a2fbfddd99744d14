import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { Device } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { replaceSignUp } from '../sign-up/replace-sign-up.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { savingEmail } from '../users/saving-email.ts'

type Side = {
  userId: string
  /** Which of the two mails was answered. */
  purpose: 'email_change_token_new' | 'email_change_token_current'
  now: Date
}
type PendingChange = { email: string | null; email_change: string | null; confirm_status: number }

/**
 * Confirms one side of a change of address. True once both are confirmed and the address is
 * changed; an account without an address has one side only. The account is locked. Throws
 * `otp_expired` (403) where no change is pending, and `email_exists` (422) if somebody has the
 * address, which only its reader is told.
 */
export async function confirmEmailChange(tx: Tx, { userId, purpose, now }: Side): Promise<boolean> {
  const [change] = await tx.query<PendingChange>(
    `select email, email_change, email_change_confirm_status as confirm_status
       from auth.users where id = $1`,
    [userId],
  )
  if (!change?.email_change) {
    throw new AppError('otp_expired', { text: 'Email link is invalid or has expired' })
  }
  if (purpose === 'email_change_token_new') await requireFree(tx, change.email_change)
  if (change.email !== null && change.confirm_status === 0) {
    await tx.query(
      'update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1',
      [userId, now],
    )
    return false
  }
  await changeEmail(tx, userId, now)
  return true
}

/**
 * Check that nobody has an address whose reader is here. An unconfirmed sign-up goes: whoever made it
 * is not known to read there. Throws `email_exists` (422).
 */
async function requireFree(tx: Tx, email: string) {
  await replaceSignUp(tx, { address: email, askedFrom: null })
  if ((await findUserByEmail(tx, email)) !== undefined) throw new AppError('email_exists')
}

/** SQL of the app metadata of an account whose first address is one of mail. */
const FIRST_PROVIDER = `jsonb_build_object(
  'provider', coalesce(raw_app_meta_data -> 'provider', '"email"'),
  'providers', coalesce(raw_app_meta_data -> 'providers', '[]') - 'email' || '["email"]')`

async function changeEmail(tx: Tx, userId: string, now: Date) {
  await savingEmail(() =>
    tx.query(
      `update auth.users set email = email_change, email_change = null, updated_at = $2,
              email_change_confirm_status = 0, email_confirmed_at = coalesce(email_confirmed_at, $2),
              is_anonymous = false, raw_app_meta_data = case when email is null
                then raw_app_meta_data || ${FIRST_PROVIDER} else raw_app_meta_data end
        where id = $1`,
      [userId, now],
    ),
  )
  await saveEmailIdentity(tx, userId, now)
}

/** Identity of an account's address as it is now. */
export async function saveEmailIdentity(tx: Tx, userId: string, now: Date) {
  await tx.query(
    `insert into auth.identities
       (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email,
            'email_verified', true, 'phone_verified', false), $2, $2, $2
       from auth.users where id = $1
     on conflict (provider_id, provider) do update set updated_at = excluded.updated_at,
       identity_data = identities.identity_data || excluded.identity_data`,
    [userId, now],
  )
}

type FirstEmail = { userId: string; email: string; device: Device; now: Date }

/**
 * Gives an account without an address its first one, where addresses need no confirmation: as a sign-up with it at this
 * moment, nobody has proved it. Throws `email_exists` (422).
 */
export async function takeFirstEmail(tx: Tx, { userId, email, device, now }: FirstEmail) {
  await tx.query('update auth.users set email_change = $2, signed_up_at = $3 where id = $1', [
    userId,
    email,
    now,
  ])
  await changeEmail(tx, userId, now)
  await recordSecurityEvent(tx, { userId, event: 'address_change', device })
}
