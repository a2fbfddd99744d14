import type { Tx } from '../../../platform/db/database.ts'
import { replaceSignUp } from '../sign-up/replace-sign-up.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { saveEmailIdentity } from './confirm-email-change.ts'

type GivenBack = { userId: string; email: string; now: Date }

/**
 * Gives an account the address back that it had before a change, whose reader says that it was not them. Where a
 * confirmed account has it by now, this one is left without any: the one it was changed to must not get the way back.
 * The account is locked.
 */
export async function giveBackEmail(tx: Tx, { userId, email, now }: GivenBack): Promise<void> {
  await replaceSignUp(tx, { address: email, askedFrom: null })
  const owner = await findUserByEmail(tx, email)
  const isFree = owner === undefined || owner.id === userId
  await tx.query('update auth.users set email = $2, updated_at = $3 where id = $1', [
    userId,
    isFree ? email : null,
    now,
  ])
  if (isFree) return saveEmailIdentity(tx, userId, now)
  await tx.query(`delete from auth.identities where user_id = $1 and provider = 'email'`, [userId])
}
