import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import { requirePhoneSignIn } from '../sms/require-phone-sign-in.ts'
import { savePhoneCode } from '../sms/save-phone-code.ts'
import { sendCode } from '../sms/send-code.ts'
import { requireSms } from '../sms/sms-limits.ts'
import type { UserRow } from '../users/user-row.ts'

/**
 * Sends the `nonce` of a sensitive change to the phone of an account without an address. Throws
 * `phone_not_confirmed`, `sms_send_failed` (422) and `over_sms_send_rate_limit` (429).
 */
export async function reauthenticateByPhone(c: Context<HttpEnv>, deps: AuthDeps, user: UserRow) {
  const { phone, id: userId } = user
  if (phone === null || user.phone_confirmed_at === null) {
    const text = 'Please verify your phone first.'
    throw new AppError('phone_not_confirmed', { status: 422, text })
  }
  requirePhoneSignIn(deps.settings)
  const device = deviceOf(c)
  await requireSms(deps.limits.sms, { phone, network: networkOf(device), userId, isTheirs: true })
  const code = await sendCode(deps, { user, phone, type: 'reauthentication' })
  const purpose = 'reauthentication_token'
  await deps.db.transaction((tx) =>
    savePhoneCode(tx, deps, { userId, purpose, phone, code, device }),
  )
  return c.json({})
}
