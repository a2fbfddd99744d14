import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { forgetNewFactors } from '../factors/forget-new-factors.ts'
import { forgetForeignIdentities } from '../identities/insert-identity.ts'
import { deviceOf } from '../requests/device.ts'
import { tokenHash } from '../sessions/refresh-token.ts'
import { forgetNewPhone } from '../sms/forget-new-phone.ts'
import { lockUser } from '../users/find-user.ts'
import { forgetPassword } from '../verification/forget-password.ts'
import { forgetProofs } from '../verification/forget-proofs.ts'
import { giveBackEmail } from '../verification/give-back-email.ts'
import { mailContext } from '../verification/mail-context.ts'
import { cancelEmailChange } from '../verification/send-email-change.ts'
import { sendLink } from '../verification/send-link.ts'
import { ALARM_LIFETIME } from './alarm-link.ts'
import { recordSecurityEvent } from './record-security-event.ts'

/** Account that was secured, and its sessions, which are over. */
export type Secured = {
  userId: string
  sessions: string[]
  /** Mail: one was sent that sets a new password. Contact: the account has no address. */
  wayBack: 'mail' | 'company' | 'contact'
}

/**
 * Secures the account of whoever followed a notice's link: ends every session, pending link and change of
 * address or phone, forgets the password, passkeys, a phone that it was given since the notice, the known
 * networks, accounts of providers with another address and the second factors added since the notice, and
 * mails a link that sets a new password, except to whom their company signs in. That of a changed address
 * gives the former one back first, and ends the other notices' links: whoever was there may have got some.
 * Returns the account's id and the ids of the ended sessions, to be given to `refuseSessions` once the
 * transaction is committed. Throws `otp_expired` (403) for an unknown, used or expired token.
 */
export const raiseAlarm =
  (deps: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>) =>
  async (tx: Tx, c: Context<HttpEnv>, token: string): Promise<Secured> => {
    const [alarm] = await tx.query<Alarm>(
      `delete from auth.account_alarms
        where token_hash = $1 and created_at >= now() - interval '${ALARM_LIFETIME}'
       returning user_id::text, created_at::text as noticed_at, former_email`,
      [tokenHash(token)],
    )
    if (alarm === undefined) throw new AppError('otp_expired')
    const user = await withAddress(tx, alarm, deps.clock())
    const ended = await tx.query<{ id: string }>(
      'delete from auth.sessions where user_id = $1 returning id::text',
      [user.id],
    )
    await forgetPassword(tx, user.id)
    await forgetProofs(tx, user.id)
    await cancelEmailChange(tx, user.id)
    await forgetNewPhone(tx, { userId: user.id, since: alarm.noticed_at })
    await forgetForeignIdentities(tx, user.id, deps.clock())
    await forgetNewFactors(tx, deps, { user, since: alarm.noticed_at })
    await tx.query('delete from auth.known_networks where user_id = $1', [user.id])
    await recordSecurityEvent(tx, { userId: user.id, event: 'alarm', device: deviceOf(c) })
    const secured = { userId: user.id, sessions: ended.map(({ id }) => id) }
    // Their company signs them in again: there is no password to set.
    if (user.is_sso_user) return { ...secured, wayBack: 'company' }
    if (user.email === null) return { ...secured, wayBack: 'contact' }
    const { publicUrl } = deps.settings
    const context = { ...mailContext(c, deps.settings), redirectTo: `${publicUrl}/update-password` }
    await sendLink(tx, deps, { kind: 'password_recovery', user, context })
    return { ...secured, wayBack: 'mail' }
  }

type Alarm = { user_id: string; noticed_at: string; former_email: string | null }

/** Account of an alarm, locked, with the address it had when the notice of a changed one was sent. */
async function withAddress(tx: Tx, { user_id: id, former_email: email }: Alarm, now: Date) {
  const user = await lockUser(tx, id)
  if (email === null) return user
  await giveBackEmail(tx, { userId: id, email, now })
  await tx.query('delete from auth.account_alarms where user_id = $1', [id])
  return lockUser(tx, id)
}
