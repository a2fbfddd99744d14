import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { type Device, deviceOf, networkOf } from '../requests/device.ts'
import { checkChannel, requirePhoneSignIn } from '../sms/require-phone-sign-in.ts'
import { sendKnownCode } from '../sms/send-known-code.ts'
import type { SmsChannel } from '../sms/send-sms.ts'
import type { SmsRoom } from '../sms/sms-limits.ts'
import { findUserByPhone } from '../users/find-user.ts'
import { checkMetadata, type Metadata } from '../users/metadata.ts'
import { newPhoneSignUp } from './new-sign-up.ts'
import { rehearseSignUp } from './rehearse-sign-up.ts'
import { saving } from './saving.ts'
import { sendSignUpCode } from './send-sign-up-code.ts'

type Request = { phone: string; channel: string; mayCreate: boolean; data: Metadata }

/**
 * POST /otp with a phone: sends a code that signs in. An unknown number is signed up, so that each gets
 * one message and the same answer; where that is not asked for or not allowed, and when strangers have
 * had their messages of the day, the answer leaves before the number is looked up. Throws `phone_provider_disabled`, `sms_send_failed` (422) and
 * `over_sms_send_rate_limit` (429).
 */
export async function signInByPhone(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { phone: given, channel: asked, mayCreate, data }: Request,
) {
  const { db, settings, limits, clock } = deps
  requirePhoneSignIn(settings, { status: 400, text: 'Unsupported phone provider' })
  const channel = checkChannel(asked)
  const phone = mayCreate ? checkPhone(given) : knownForm(given)
  const device = deviceOf(c)
  const request = { phone, network: networkOf(device) }
  if (mayCreate && settings.authSignups) {
    const account = { phone, passwordHash: null, data: checkMetadata(data), isConfirmed: false }
    const user = newPhoneSignUp(account)
    const rehearsed = await saving(() => rehearseSignUp(db, user, clock()))
    const room = await limits.sms(request)
    if ((await room.takeForAnybody()) > 0) sendToAccount(deps, { phone, device, channel, room })
    else await sendSignUpCode(deps, { user, rehearsed, device, channel, isByCode: true })
  } else {
    sendToAccount(deps, { phone, device, channel, room: await limits.sms(request) })
  }
  return c.json({})
}

type Message = { phone: string; device: Device; channel: SmsChannel; room: SmsRoom }

/** Sends a code to the account of a number, if there is one, after the answer. */
function sendToAccount(deps: AuthDeps, { phone, device, channel, room }: Message) {
  deps.afterAnswer.runBeside(async () => {
    const user = await findUserByPhone(deps.db, phone)
    if (user === undefined || (await room.takeFor(user)) > 0) return
    await sendKnownCode(deps, { user, phone, device, channel, isByCode: true })
  })
}

/** Number that may have an account. Throws `otp_disabled` (422) for one that nobody can have. */
function knownForm(phone: string): string {
  try {
    return checkPhone(phone)
  } catch (cause) {
    throw new AppError('otp_disabled', { cause })
  }
}
