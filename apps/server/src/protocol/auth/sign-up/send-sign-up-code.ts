import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { type Device, networkOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { savePhoneCode } from '../sms/save-phone-code.ts'
import { sendCode } from '../sms/send-code.ts'
import type { SmsChannel } from '../sms/send-sms.ts'
import { findUserByPhone } from '../users/find-user.ts'
import { insertUser } from '../users/insert-user.ts'
import type { UserRow } from '../users/user-row.ts'
import type { newPhoneSignUp } from './new-sign-up.ts'
import { bindSignUp, replaceSignUp } from './replace-sign-up.ts'
import { saving } from './saving.ts'

type SignUp = {
  user: ReturnType<typeof newPhoneSignUp>
  /** The account as its rehearsal left it. */
  rehearsed: UserRow
  device: Device
  channel: SmsChannel
  /** Hash of the secret of the browser that signs up; null: it has none. */
  browser?: string | null
  /** Whether its person signs in by codes, without a password. */
  isByCode: boolean
}
type Deps = Pick<AuthDeps, 'db' | 'settings' | 'clock' | 'sendSms'>

/**
 * Sends a code to a number and saves its sign-up. Every number gets one message, and so the same answer:
 * one without an account a code that confirms the sign-up, a confirmed one a code that signs in. An
 * unconfirmed sign-up is replaced whole, as with mail addresses. Throws `sms_send_failed` (422), which
 * leaves nothing behind.
 */
export async function sendSignUpCode(deps: Deps, signUp: SignUp): Promise<void> {
  const { channel } = signUp
  const { phone } = signUp.user
  const known = await findUserByPhone(deps.db, phone)
  const user = known === undefined || isReplaceable(known) ? signUp.rehearsed : known
  const code = await sendCode(deps, { user, phone, type: 'confirmation', channel })
  await Promise.all([
    saving(() => deps.db.transaction((tx) => save(tx, deps, { ...signUp, code }))),
    wait(SAVED_WITHIN_MS),
  ])
}

/**
 * Time that an answer takes from the message on, longer than saving does: a new account takes a few milliseconds
 * more than a code of a known one, which would tell them apart.
 */
const SAVED_WITHIN_MS = 100

const isReplaceable = ({ confirmed_at, signed_up_at }: UserRow) =>
  confirmed_at === null && signed_up_at !== null

async function save(
  tx: Tx,
  deps: Deps,
  {
    user,
    code,
    device,
    browser = null,
    isByCode,
  }: Omit<SignUp, 'rehearsed' | 'channel'> & { code: string },
) {
  const { phone } = user
  const replaced = await replaceSignUp(tx, {
    address: phone,
    askedFrom: networkOf(device),
    browser,
  })
  const made = await insertUser(tx, user, deps.clock())
  if (made) {
    await bindSignUp(tx, { userId: made.id, browser, isBound: replaced.isBound })
    await recordSecurityEvent(tx, { userId: made.id, event: 'account_creation', device })
  }
  const saved = made ?? (await findUserByPhone(tx, phone))
  if (saved === undefined) return
  await savePhoneCode(tx, deps, {
    userId: saved.id,
    purpose: 'confirmation_token',
    phone,
    code,
    device,
    isContested: replaced.isForeign,
    isByCode,
    ...(saved.phone_confirmed_at !== null && { event: 'sign_in_code_request' }),
  })
}
