import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { SqlError } from '../../../platform/db/sql-error.ts'

type PendingChange = { email: string | null; email_change: string | null; confirm_status: number }

/**
 * Confirms one side of a change of address. True once both are confirmed and the address is
 * changed; an account without an address has one side only. The account is locked. Throws
 * `otp_expired` (403) where no change is pending, and `email_exists` (422) if the address was taken
 * meanwhile.
 */
export async function confirmEmailChange(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const [change] = await tx.query<PendingChange>(
    `select email, email_change, email_change_confirm_status as confirm_status
       from auth.users where id = $1`,
    [userId],
  )
  if (!change?.email_change) {
    throw new AppError('otp_expired', { text: 'Email link is invalid or has expired' })
  }
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

async function changeEmail(tx: Tx, userId: string, now: Date) {
  try {
    await tx.query(
      `update auth.users set email = email_change, email_change = null, updated_at = $2,
              email_change_confirm_status = 0, email_confirmed_at = coalesce(email_confirmed_at, $2)
        where id = $1`,
      [userId, now],
    )
  } catch (error) {
    if (!(error instanceof SqlError) || error.sqlState !== '23505') throw error
    throw new AppError('email_exists', { cause: error })
  }
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
