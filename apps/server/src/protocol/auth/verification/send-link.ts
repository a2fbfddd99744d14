import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import type { UserRow } from '../users/user-row.ts'
import { confirmLink } from './confirm-link.ts'
import type { MailContext } from './mail-context.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'

/** Mails with a link and a code, with the token each carries, the column of its time and its entry in the log. */
const MAILS = {
  signup_confirmation: {
    type: 'signup',
    purpose: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    event: undefined,
  },
  password_recovery: {
    type: 'recovery',
    purpose: 'recovery_token',
    sentAt: 'recovery_sent_at',
    event: 'recovery_request',
  },
  magic_link: {
    type: 'magiclink',
    purpose: 'recovery_token',
    sentAt: 'recovery_sent_at',
    event: 'sign_in_link_request',
  },
} as const

type LinkMail = {
  kind: keyof typeof MAILS
  user: UserRow
  context: MailContext
  /** Whether it confirms a sign-up that replaced one from another network. */
  isContested?: boolean
  /** Whether it was asked for to sign in without a password. */
  isByCode?: boolean
}

/** Queues a mail to the address of an account: its link or code confirms, signs in or recovers. */
export async function sendLink(
  tx: Tx,
  { mails, settings, clock }: Pick<AuthDeps, 'mails' | 'settings' | 'clock'>,
  { kind, user, context, isContested = false, isByCode = false }: LinkMail,
): Promise<void> {
  const { redirectTo, browserLanguage, device, askedFrom, challenge } = context
  const { type, purpose, sentAt, event } = MAILS[kind]
  const now = clock()
  const email = user.email ?? ''
  const { linkToken, code } = await issueOneTimeToken(tx, settings, {
    userId: user.id,
    purpose,
    address: email,
    now,
    askedFrom,
    isContested,
    isByCode,
    challenge,
  })
  await tx.query(`update auth.users set ${sentAt} = $2, updated_at = $2 where id = $1`, [
    user.id,
    now,
  ])
  if (event) await recordSecurityEvent(tx, { userId: user.id, event, device })
  await mails.enqueue(tx, {
    to: email,
    language: preferredLanguage(user.raw_user_meta_data, browserLanguage),
    kind,
    link: confirmLink(settings.publicUrl, { linkToken, type, redirectTo }),
    code,
  })
}
