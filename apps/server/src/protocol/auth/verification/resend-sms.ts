import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import { requirePhoneSignIn } from '../sms/require-phone-sign-in.ts'
import { savePhoneCode } from '../sms/save-phone-code.ts'
import { sendCode } from '../sms/send-code.ts'
import { sendKnownCode } from '../sms/send-known-code.ts'
import { findUserByPhone } from '../users/find-user.ts'
import { USER_JSON, type UserRow } from '../users/user-row.ts'

/**
 * POST /resend with a phone: sends the code of a sign-up or of a change of number again; for that one,
 * `phone` is the present number, or, from the network that asked for it, the new one. Without an effect
 * where nothing is to be confirmed, which the answer does not tell. Throws `phone_provider_disabled`
 * (400) and `over_sms_send_rate_limit` (429).
 */
export async function resendSms(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { type, phone: given }: { type: string; phone: string },
) {
  const { db, settings, limits, afterAnswer } = deps
  requirePhoneSignIn(settings, { status: 400 })
  const phone = checkPhone(given)
  if (type !== 'sms' && type !== 'phone_change') return c.json({})
  const device = deviceOf(c)
  const network = networkOf(device)
  const room = await limits.sms({ phone, network })
  afterAnswer.runBeside(async () => {
    if (type === 'phone_change') {
      const user = await findPending(db, { phone, network })
      if (!user?.phone_change || (await room.takeForAnybody()) > 0) return
      const code = await sendCode(deps, { user, phone: user.phone_change, type: 'phone_change' })
      const sent = {
        userId: user.id,
        purpose: 'phone_change_token',
        phone: user.phone_change,
        code,
      } as const
      await db.transaction((tx) =>
        savePhoneCode(tx, deps, { ...sent, device, isContested: !user.email && !user.phone }),
      )
      return
    }
    const user = await findUserByPhone(db, phone)
    if (user === undefined || user.phone_confirmed_at !== null) return
    if ((await room.takeFor(user)) > 0) return
    await sendKnownCode(deps, { user, phone, device, isByCode: false })
  })
  return c.json({})
}

/**
 * Account whose change of number is pending: without a code left, as after a new password, it is over. By its
 * new number only the network that asked for it finds it: anybody may have asked for somebody's number.
 */
async function findPending(
  tx: Tx,
  { phone, network }: { phone: string; network: string },
): Promise<UserRow | undefined> {
  const [found] = await tx.query<{ user: UserRow }>(
    `select ${USER_JSON} as "user" from auth.users
      where not is_sso_user and $1 in (phone, phone_change)
        and exists (select from auth.one_time_tokens where user_id = users.id
          and token_type = 'phone_change_token' and relates_to = phone_change
          and (phone = $1 or asked_from = $2))
      order by phone_change_sent_at desc limit 1`,
    [phone, network],
  )
  return found?.user
}
