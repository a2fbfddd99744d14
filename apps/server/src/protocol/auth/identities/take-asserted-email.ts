import type { Tx } from '../../../platform/db/database.ts'
import type { Profile } from '../providers/profile.ts'
import type { Device } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { replaceSignUp } from '../sign-up/replace-sign-up.ts'
import { savingEmail } from '../users/saving-email.ts'
import type { UserRow } from '../users/user-row.ts'
import { forgetProofs } from '../verification/forget-proofs.ts'
import { cancelEmailChange } from '../verification/send-email-change.ts'

type Arrival = { user: UserRow; profile: Profile; device: Device; now: Date }

/**
 * Gives an account without an address the one that a linked provider asserts, as a first sign-in with
 * that provider gives it to a new account: the account is permanent from then on. Nothing for an
 * address that the provider does not assert. Throws `email_exists` (422).
 */
export async function takeAssertedEmail(
  tx: Tx,
  { user, profile: { email, isEmailVerified }, device, now }: Arrival,
): Promise<void> {
  if (user.email !== null || email === null || !isEmailVerified) return
  // An unconfirmed sign-up goes, as before a sign-in with the provider.
  await replaceSignUp(tx, { address: email, askedFrom: null })
  await cancelEmailChange(tx, user.id)
  await forgetProofs(tx, user.id)
  await savingEmail(() =>
    tx.query(
      `update auth.users set email = $2, email_confirmed_at = $3, updated_at = $3, is_anonymous = false
        where id = $1`,
      [user.id, email, now],
    ),
  )
  await recordSecurityEvent(tx, { userId: user.id, event: 'address_change', device })
}
