import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { replaceSignUp } from '../sign-up/replace-sign-up.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { insertUser } from '../users/insert-user.ts'
import { type Metadata, mergeMetadata } from '../users/metadata.ts'
import type { UserRow } from '../users/user-row.ts'

type Claim = { email: string; data: Metadata; passwordHash: string | null; now: Date }

/**
 * Unconfirmed account of an address for which an admin makes a link, locked. A stranger's unconfirmed
 * sign-up is replaced, because whoever made it was never known to read there; one an admin made gets
 * the new metadata, and the password if there is a new one. Throws `email_exists` (422) for a
 * confirmed account.
 */
export async function claimAccount(
  tx: Tx,
  { email, data, passwordHash, now }: Claim,
): Promise<UserRow> {
  await replaceSignUp(tx, { address: email, askedFrom: null })
  const known = await findUserByEmail(tx, email)
  if (known !== undefined) {
    if (known.email_confirmed_at !== null) throw new AppError('email_exists')
    await tx.query(
      `update auth.users set updated_at = $2, raw_user_meta_data = $3,
              encrypted_password = coalesce($4, encrypted_password) where id = $1`,
      [known.id, now, JSON.stringify(mergeMetadata(known.raw_user_meta_data, data)), passwordHash],
    )
    return known
  }
  const id = randomUUID()
  const made = await insertUser(
    tx,
    {
      id,
      email,
      phone: null,
      passwordHash,
      role: 'authenticated',
      aud: 'authenticated',
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: mergeMetadata({}, data),
      isEmailConfirmed: false,
      isPhoneConfirmed: false,
      bannedUntil: null,
    },
    now,
  )
  if (made === undefined) throw new AppError('email_exists')
  await recordSecurityEvent(tx, { userId: id, event: 'account_creation', device: null })
  return made
}
