import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import type { UserRow } from '../users/user-row.ts'
import { confirmLink } from './confirm-link.ts'
import type { MailContext } from './mail-context.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'

/** Queues the mail whose link or code signs in to a confirmed account. */
export async function sendMagicLink(
  tx: Tx,
  { mails, settings, clock }: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>,
  { user, context }: { user: UserRow; context: MailContext },
): Promise<void> {
  const { redirectTo, browserLanguage, askedFrom, challenge } = context
  const now = clock()
  const email = user.email ?? ''
  const purpose = 'recovery_token'
  const token = { userId: user.id, purpose, email, now, askedFrom, challenge } as const
  const { linkToken, code } = await issueOneTimeToken(tx, settings, token)
  await tx.query('update auth.users set recovery_sent_at = $2, updated_at = $2 where id = $1', [
    user.id,
    now,
  ])
  await mails.enqueue(tx, {
    to: email,
    language: preferredLanguage(user.raw_user_meta_data, browserLanguage),
    kind: 'magic_link',
    link: confirmLink(settings.publicUrl, { linkToken, type: 'magiclink', redirectTo }),
    code,
  })
}
