import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { insertUser, type NewUser } from '../users/insert-user.ts'
import type { UserRow } from '../users/user-row.ts'
import type { MailContext } from '../verification/mail-context.ts'
import { sendLink } from '../verification/send-link.ts'
import { bindSignUp, replaceSignUp } from './replace-sign-up.ts'

type SignUp = {
  user: NewUser & { email: string }
  context: MailContext
  /** Hash of the secret of the browser that signs up; null: it has none. */
  browser?: string | null
  /** Whether its person signs in by mail, without a password. */
  isByCode?: boolean
}
type Deps = Pick<AuthDeps, 'mails' | 'settings' | 'clock'>

/**
 * Saves a sign-up and queues the mail that confirms it. An unconfirmed sign-up with the same
 * address is replaced whole, with its links, because only the reader of the newest mail is known to
 * have chosen its password. One made or banned by an admin is kept and gets the mail; a confirmed
 * account gets nothing. Returns the account of the address as it is then.
 */
export async function saveSignUp(
  tx: Tx,
  deps: Deps,
  { user, context, browser = null, isByCode = false }: SignUp,
): Promise<UserRow | undefined> {
  const now = deps.clock()
  const { isForeign: isContested, isBound } = await replaceSignUp(tx, {
    address: user.email,
    askedFrom: context.askedFrom,
    browser,
  })
  const made = await insertUser(tx, user, now)
  if (made) {
    await bindSignUp(tx, { userId: made.id, browser, isBound })
    const entry = { event: 'account_creation', device: context.device } as const
    await recordSecurityEvent(tx, { userId: made.id, ...entry })
  }
  const saved = made ?? (await findUserByEmail(tx, user.email))
  if (saved === undefined || saved.email_confirmed_at !== null) return saved
  const kind = 'signup_confirmation'
  await sendLink(tx, deps, { kind, user: saved, context, isContested, isByCode })
  return saved
}
