import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { SqlError } from '../../../platform/db/sql-error.ts'
import { refreshProviders } from '../identities/insert-identity.ts'
import { replaceSignUp } from '../sign-up/replace-sign-up.ts'
import { findUserByPhone } from '../users/find-user.ts'

type Change = { userId: string; phone: string; now: Date }

/**
 * Gives an account the number that its person has shown to read. An unconfirmed sign-up with it goes:
 * whoever made it is not known to read there. The account is locked. Throws `otp_expired` (403) where
 * another number is pending, and `phone_exists` (422) if somebody has it, which only its reader is told.
 */
export async function confirmPhoneChange(tx: Tx, { userId, phone, now }: Change): Promise<void> {
  const pending = await tx.query('select from auth.users where id = $1 and phone_change = $2', [
    userId,
    phone,
  ])
  if (pending.length === 0) throw new AppError('otp_expired')
  await replaceSignUp(tx, { address: phone, askedFrom: null })
  if ((await findUserByPhone(tx, phone)) !== undefined) throw new AppError('phone_exists')
  await takePhone(tx, { userId, phone, now })
}

/** Gives an account a number, with its identity. Throws `phone_exists` (422). */
export async function takePhone(tx: Tx, { userId, phone, now }: Change): Promise<void> {
  await savingPhone(() =>
    tx.query(
      `update auth.users set phone = $2, phone_change = null, phone_confirmed_at = $3, updated_at = $3,
              phone_set_at = now(), is_anonymous = false
        where id = $1`,
      [userId, phone, now],
    ),
  )
  await savePhoneIdentity(tx, { userId, now })
  await refreshProviders(tx, userId, now)
}

/** Writes the `phone` identity of an account as its number stands. */
export async function savePhoneIdentity(
  tx: Tx,
  { userId, now }: Omit<Change, 'phone'>,
): Promise<void> {
  await tx.query(
    `insert into auth.identities
       (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     select id, 'phone', id::text, jsonb_build_object('sub', id, 'phone', phone,
            'email_verified', false, 'phone_verified', phone_confirmed_at is not null), $2, $2, $2
       from auth.users where id = $1 and phone is not null
     on conflict (provider_id, provider) do update set updated_at = excluded.updated_at,
       identity_data = identities.identity_data || excluded.identity_data`,
    [userId, now],
  )
}

async function savingPhone(save: () => Promise<unknown>): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!(error instanceof SqlError) || error.sqlState !== '23505') throw error
    throw new AppError('phone_exists', { cause: error })
  }
}
