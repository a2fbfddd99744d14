import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requireNoFactor } from '../factors/phones/require-one-use.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { deviceOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { notifyOfPhone } from '../sms/notify-of-phone.ts'
import { checkChannel, requirePhoneSignIn } from '../sms/require-phone-sign-in.ts'
import { savePhoneCode } from '../sms/save-phone-code.ts'
import { sendCode } from '../sms/send-code.ts'
import { requireSms } from '../sms/sms-limits.ts'
import { takePhone } from '../verification/confirm-phone-change.ts'
import { findUserByPhone } from './find-user.ts'
import type { UserRow } from './user-row.ts'

/**
 * Number asked for, which may be the present one; undefined if none was sent. Throws
 * `phone_provider_disabled`, as `requireNoFactor`, and `phone_exists` (422) only where a sign-up tells it
 * too: elsewhere the reader of the number learns it.
 */
export async function checkNewPhone(
  { db, settings }: AuthDeps,
  { phone: given, channel, user }: { phone: string; channel: string; user: UserRow },
): Promise<string | undefined> {
  if (given === '') return undefined
  const phone = checkPhone(given)
  if (phone === user.phone) return phone
  requirePhoneSignIn(settings, { text: 'Phone signups are disabled' })
  checkChannel(channel)
  requireNoFactor(user, phone)
  if (settings.authSmsAutoconfirm && (await findUserByPhone(db, phone)) !== undefined) {
    throw new AppError('phone_exists', { text: TAKEN })
  }
  return phone
}

const TAKEN = 'A user with this phone number has already been registered'

type Asked = { user: UserRow; phone: string | undefined; channel: string; network: string }

/**
 * Sends the code that confirms a new number. Undefined where none is needed. Throws `sms_send_failed` (422)
 * and `over_sms_send_rate_limit` (429).
 */
export async function sendChangeCode(
  deps: AuthDeps,
  { user, phone, channel: asked, network }: Asked,
): Promise<string | undefined> {
  if (phone === undefined || phone === user.phone) return undefined
  if (deps.settings.authSmsAutoconfirm) return undefined
  await requireSms(deps.limits.sms, { phone, network, userId: user.id })
  const channel = checkChannel(asked)
  const changing = { ...user, phone_change: phone }
  return sendCode(deps, { user: changing, phone, type: 'phone_change', channel })
}

type Change = { c: Context<HttpEnv>; user: UserRow; phone: string; code: string | undefined }

/**
 * Saves a number that awaits its code, or gives it to the account at once where numbers need none; the present
 * number cancels a pending change, also one that was the present number until another request changed it. The
 * account is locked. Throws as `requireNoFactor`.
 */
export async function savePhoneChange(
  tx: Tx,
  deps: AuthDeps,
  { c, user, phone, code }: Change,
): Promise<void> {
  const [userId, device] = [user.id, deviceOf(c)]
  if (phone !== user.phone) requireNoFactor(user, phone)
  if (deps.settings.authSmsAutoconfirm && phone !== user.phone) {
    await takePhone(tx, { userId, phone, now: deps.clock() })
    await recordSecurityEvent(tx, { userId, event: 'phone_change', device })
    return notifyOfPhone(tx, deps, { c, user })
  }
  await cancelPhoneChange(tx, userId)
  if (code === undefined) return
  await tx.query('update auth.users set phone_change = $2 where id = $1', [userId, phone])
  const isContested = user.email === null && user.phone === null
  const token = { userId, purpose: 'phone_change_token', phone, code, device, isContested } as const
  await savePhoneCode(tx, deps, { ...token, event: 'phone_change_request' })
}

/** Ends a pending change of number with its codes; nothing happens where none is pending. */
export async function cancelPhoneChange(tx: Tx, userId: string): Promise<void> {
  await tx.query('update auth.users set phone_change = null where id = $1', [userId])
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type = 'phone_change_token'`,
    [userId],
  )
}
