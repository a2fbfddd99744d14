import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import type { UserRow } from '../users/user-row.ts'
import { confirmLink } from './confirm-link.ts'
import type { MailContext } from './mail-context.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'

type Confirmation = {
  user: UserRow
  context: MailContext
  isContested?: boolean
  /** Whether it was asked for to sign in without a password. */
  isByCode?: boolean
}

/** Queues the mail that confirms an address. */
export async function sendConfirmation(
  tx: Tx,
  { mails, settings, clock }: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>,
  { user, context, isContested = false, isByCode = false }: Confirmation,
): Promise<void> {
  const { redirectTo, browserLanguage, askedFrom, challenge } = context
  const now = clock()
  const email = user.email ?? ''
  const purpose = 'confirmation_token'
  const { linkToken, code } = await issueOneTimeToken(tx, settings, {
    userId: user.id,
    purpose,
    email,
    now,
    askedFrom,
    isContested,
    isByCode,
    challenge,
  })
  await tx.query('update auth.users set confirmation_sent_at = $2, updated_at = $2 where id = $1', [
    user.id,
    now,
  ])
  await mails.enqueue(tx, {
    to: email,
    language: preferredLanguage(user.raw_user_meta_data, browserLanguage),
    kind: 'signup_confirmation',
    link: confirmLink(settings.publicUrl, { linkToken, type: 'signup', redirectTo }),
    code,
  })
}
