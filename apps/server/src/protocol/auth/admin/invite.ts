import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import { LANGUAGES, type Language } from '@podium/i18n'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkEmail } from '../requests/check-email.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { insertUser } from '../users/insert-user.ts'
import type { Metadata } from '../users/metadata.ts'
import { confirmLink } from '../verification/confirm-link.ts'
import { issueOneTimeToken } from '../verification/one-time-tokens.ts'

type InviteDeps = Pick<AuthDeps, 'mails' | 'settings' | 'clock'>
export type Invitation = { email: string; appMetadata: Metadata; language?: Language }

/**
 * Invites an address: an account with this app metadata, and a mailed link that sets its password.
 * An unconfirmed account of that address loses its password and sessions, so only the reader of the
 * mail gets in. Returns the account's id.
 */
export const invite =
  (deps: InviteDeps) =>
  async (tx: Tx, invitation: Invitation): Promise<string> => {
    const email = checkEmail(invitation.email)
    const known = await findUserByEmail(tx, email)
    const userId = known?.id ?? (await insertAccount(tx, { email, now: deps.clock() }))
    return welcome(deps, tx, { ...invitation, email, userId })
  }

/**
 * Invitation of an address without an account. Throws `email_exists` (422), also for one that
 * somebody signs up with at this moment: their password stays.
 */
export const inviteNew =
  (deps: InviteDeps) =>
  async (tx: Tx, invitation: Invitation): Promise<string> => {
    const email = checkEmail(invitation.email)
    const userId = await insertAccount(tx, { email, now: deps.clock() })
    return welcome(deps, tx, { ...invitation, email, userId })
  }

async function welcome(
  { mails, settings, clock }: InviteDeps,
  tx: Tx,
  { userId, email, appMetadata, language = LANGUAGES[0] }: Invitation & { userId: string },
) {
  const now = clock()
  await tx.query('delete from auth.sessions where user_id = $1', [userId])
  await tx.query(
    `update auth.users set encrypted_password = null, updated_at = $3, invited_at = $3,
       raw_app_meta_data = raw_app_meta_data || $2::jsonb where id = $1`,
    [userId, JSON.stringify(appMetadata), now],
  )
  await recordSecurityEvent(tx, { userId, event: 'invitation', device: null })
  const { linkToken } = await issueOneTimeToken(tx, settings, {
    userId,
    purpose: 'recovery_token',
    address: email,
    now,
    askedFrom: null,
  })
  const redirectTo = `${settings.publicUrl}/update-password`
  await mails.enqueue(tx, {
    to: email,
    language,
    kind: 'admin_welcome',
    link: confirmLink(settings.publicUrl, { linkToken, type: 'recovery', redirectTo }),
  })
  return userId
}

/** Inserts the invited account. Throws `email_exists` (422). */
async function insertAccount(tx: Tx, { email, now }: { email: string; now: Date }) {
  const made = await insertUser(
    tx,
    {
      id: randomUUID(),
      email,
      phone: null,
      passwordHash: null,
      role: 'authenticated',
      aud: 'authenticated',
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: {},
      isEmailConfirmed: false,
      isPhoneConfirmed: false,
      bannedUntil: null,
    },
    now,
  )
  if (made === undefined) throw new AppError('email_exists')
  return made.id
}
