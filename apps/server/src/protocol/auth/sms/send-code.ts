import type { AuthDeps } from '../auth-deps.ts'
import { presentUser } from '../users/present-user.ts'
import type { UserRow } from '../users/user-row.ts'
import { newCode } from '../verification/one-time-tokens.ts'
import type { Sms } from './send-sms.ts'

/**
 * Sends a new code to a number. Returns it, to be stored (as a hash) now that it is on its way: what
 * could not be sent leaves nothing behind. Call it outside transactions. Throws `sms_send_failed` (422).
 */
export async function sendCode(
  { db, settings, clock, sendSms }: Pick<AuthDeps, 'db' | 'settings' | 'clock' | 'sendSms'>,
  { user, phone, type, channel }: { user: UserRow } & Pick<Sms, 'phone' | 'type' | 'channel'>,
): Promise<string> {
  const code = await newCode(db, settings, { address: phone, now: clock() })
  await sendSms({ user: presentUser(user), phone, otp: code, type, channel })
  return code
}
