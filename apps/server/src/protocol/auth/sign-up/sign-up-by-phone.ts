import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import type { SmsChannel } from '../sms/send-sms.ts'
import { requireSms } from '../sms/sms-limits.ts'
import type { Metadata } from '../users/metadata.ts'
import { presentUser } from '../users/present-user.ts'
import { newPhoneSignUp } from './new-sign-up.ts'
import { rehearseSignUp } from './rehearse-sign-up.ts'
import { saving } from './saving.ts'
import { sendSignUpCode } from './send-sign-up-code.ts'
import { signUpAtOnce } from './sign-up-at-once.ts'
import { bindSignUpBrowser } from './sign-up-browser.ts'

type SignUp = { phone: string; channel: SmsChannel; passwordHash: string; data: Metadata }

/**
 * POST /signup with a phone and a password: a code confirms the number. The answer is that of a new
 * account, whoever has the number. Throws `sms_send_failed` (422) and `over_sms_send_rate_limit` (429).
 */
export async function signUpByPhone(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { phone, channel, passwordHash, data }: SignUp,
) {
  const { db, settings, limits, clock } = deps
  const isConfirmed = settings.authSmsAutoconfirm
  const user = newPhoneSignUp({ phone, passwordHash, data, isConfirmed })
  if (isConfirmed) return signUpAtOnce(c, deps, user)
  const device = deviceOf(c)
  const rehearsed = await saving(() => rehearseSignUp(db, user, clock()))
  await requireSms(limits.sms, { phone, network: networkOf(device) })
  await sendSignUpCode(deps, {
    ...{ user, rehearsed, device, channel, browser: bindSignUpBrowser(c, settings) },
    isByCode: false,
  })
  return c.json(presentUser(rehearsed))
}
