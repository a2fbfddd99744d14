import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import type { UserRow } from '../users/user-row.ts'
import { checkInterval } from './check-interval.ts'
import { confirmLink } from './confirm-link.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'

type Confirmation = { user: UserRow; redirectTo: string; c: Context<HttpEnv> }

/**
 * Queues the mail that confirms an address and returns the updated user. Throws
 * `over_email_send_rate_limit` (429) while the last one is younger than AUTH_MAIL_INTERVAL.
 */
export async function sendConfirmation(
  tx: Tx,
  { mails, settings, clock }: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>,
  { user, redirectTo, c }: Confirmation,
): Promise<UserRow> {
  const now = clock()
  checkInterval(user.confirmation_sent_at, { now, intervalS: settings.authMailIntervalS })
  const email = user.email ?? ''
  const purpose = 'confirmation_token'
  const { linkToken, code } = await issueOneTimeToken(tx, { userId: user.id, purpose, email, now })
  await tx.query('update auth.users set confirmation_sent_at = $2, updated_at = $2 where id = $1', [
    user.id,
    now,
  ])
  await mails.enqueue(tx, {
    to: email,
    language: preferredLanguage(c, user.raw_user_meta_data),
    kind: 'signup_confirmation',
    link: confirmLink(settings.publicUrl, { linkToken, type: 'signup', redirectTo }),
    code,
  })
  return { ...user, confirmation_sent_at: now.toISOString(), updated_at: now.toISOString() }
}
