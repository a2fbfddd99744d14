import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import type { UserRow } from '../users/user-row.ts'
import { checkInterval } from './check-interval.ts'
import { confirmLink } from './confirm-link.ts'
import type { MailContext } from './mail-context.ts'
import { issueOneTimeToken, type Purpose } from './one-time-tokens.ts'

type EmailChange = {
  /** User as stored now, locked. */
  user: UserRow
  newEmail: string
  context: MailContext
}

type Deps = Pick<AuthDeps, 'mails' | 'settings' | 'clock'>

/**
 * Starts a change of address: a mail to the new one and one to the present one, and both have to be
 * confirmed. A pending change is cancelled. Throws `over_email_send_rate_limit` (429) while the
 * last mails are younger than AUTH_MAIL_INTERVAL.
 */
export async function startEmailChange(tx: Tx, deps: Deps, change: EmailChange): Promise<void> {
  const { user, newEmail } = change
  await tx.query(
    'update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1',
    [user.id, newEmail],
  )
  await tx.query(
    'delete from auth.one_time_tokens where user_id = $1 and token_type::text = any ($2)',
    [user.id, SIDES],
  )
  await sendMails(tx, deps, change, SIDES)
  const { device } = change.context
  await recordSecurityEvent(tx, { userId: user.id, event: 'address_change_request', device })
}

/**
 * Sends the mails of a pending change again, only to sides that have not confirmed. Throws as
 * `startEmailChange`.
 */
export async function resendEmailChange(
  tx: Tx,
  deps: Deps,
  change: Omit<EmailChange, 'newEmail'>,
): Promise<void> {
  const newEmail = change.user.email_change
  if (!newEmail) return
  const open = await tx.query<{ purpose: Purpose }>(
    `select distinct token_type::text as purpose from auth.one_time_tokens
      where user_id = $1 and token_type::text = any ($2)`,
    [change.user.id, SIDES],
  )
  // Without a token it is unknown which side has confirmed: both are asked again.
  if (open.length === 0) return startEmailChange(tx, deps, { ...change, newEmail })
  await sendMails(
    tx,
    deps,
    { ...change, newEmail },
    open.map(({ purpose }) => purpose),
  )
}

/** Ends a pending change of address with its links and codes; nothing happens where none is pending. */
export async function cancelEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set email_change = null, email_change_confirm_status = 0 where id = $1`,
    [userId],
  )
  await tx.query(
    'delete from auth.one_time_tokens where user_id = $1 and token_type::text = any ($2)',
    [userId, SIDES],
  )
}

/** Tokens of a change of address, one kind for each of the two mails. */
export const SIDES: readonly Purpose[] = ['email_change_token_new', 'email_change_token_current']

async function sendMails(
  tx: Tx,
  { mails, settings, clock }: Deps,
  { user, newEmail, context: { redirectTo, browserLanguage, askedFrom, challenge } }: EmailChange,
  sides: readonly Purpose[],
) {
  const now = clock()
  checkInterval(user.email_change_sent_at, { now, intervalS: settings.authMailIntervalS })
  const language = preferredLanguage(user.raw_user_meta_data, browserLanguage)
  for (const purpose of sides) {
    const isNew = purpose === 'email_change_token_new'
    const to = isNew ? newEmail : user.email
    if (to === null) continue // an account without an address has only the new one to confirm
    const token = await issueOneTimeToken(tx, settings, {
      userId: user.id,
      purpose,
      address: to,
      now,
      askedFrom,
      isContested: user.email === null,
      challenge,
    })
    const mail = {
      to,
      language,
      code: token.code,
      link: confirmLink(settings.publicUrl, {
        linkToken: token.linkToken,
        type: 'email_change',
        redirectTo,
      }),
    }
    await mails.enqueue(
      tx,
      isNew
        ? { ...mail, kind: 'email_change_new' }
        : { ...mail, kind: 'email_change_current', newEmail },
    )
  }
  await tx.query('update auth.users set email_change_sent_at = $2, updated_at = $2 where id = $1', [
    user.id,
    now,
  ])
}
