import type { AuthDeps } from '../auth-deps.ts'
import type { Device } from '../requests/device.ts'
import type { UserRow } from '../users/user-row.ts'
import { savePhoneCode } from './save-phone-code.ts'
import { sendCode } from './send-code.ts'
import type { SmsChannel } from './send-sms.ts'

type Known = {
  user: UserRow
  phone: string
  device: Device
  channel?: SmsChannel
  /** Whether it was asked for to sign in without a password. */
  isByCode: boolean
}

/** Sends a code to the number of an account, which it confirms or signs in. Throws `sms_send_failed` (422). */
export async function sendKnownCode(
  deps: Pick<AuthDeps, 'db' | 'settings' | 'clock' | 'sendSms'>,
  { user, phone, device, channel, isByCode }: Known,
): Promise<void> {
  const code = await sendCode(deps, { user, phone, type: 'confirmation', channel })
  await deps.db.transaction((tx) =>
    savePhoneCode(tx, deps, {
      userId: user.id,
      purpose: 'confirmation_token',
      phone,
      code,
      device,
      isByCode,
      ...(user.phone_confirmed_at !== null && { event: 'sign_in_code_request' }),
    }),
  )
}
