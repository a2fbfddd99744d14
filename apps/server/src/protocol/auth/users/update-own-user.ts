import { AppError, phoneDigits } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { hasVerifiedFactor } from '../factors/has-verified-factor.ts'
import { checkOwnPassword } from '../passwords/check-password.ts'
import { requirePresentPassword } from '../passwords/require-present-password.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { checkEmail } from '../requests/check-email.ts'
import { type Device, deviceOf, networkOf } from '../requests/device.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { readBody } from '../requests/read-body.ts'
import { isAdminRole } from '../requests/require-admin.ts'
import { requireUser, type SignedIn } from '../requests/require-user.ts'
import { alarmLink } from '../security-log/alarm-link.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { takeFirstEmail } from '../verification/confirm-email-change.ts'
import { forgetProofs } from '../verification/forget-proofs.ts'
import { mailContext } from '../verification/mail-context.ts'
import { cancelEmailChange, startEmailChange } from '../verification/send-email-change.ts'
import { findUserByEmail, findUserById } from './find-user.ts'
import { lockSignedIn } from './lock-signed-in.ts'
import { mergeMetadata } from './metadata.ts'
import { checkNewPhone, savePhoneChange, sendChangeCode } from './phone-change.ts'
import { presentUser } from './present-user.ts'
import { proveSession } from './prove-session.ts'
import { requireReauthentication } from './require-reauthentication.ts'
import { requireYoungForNewSignIn } from './require-young-for-new-sign-in.ts'
import type { UserRow } from './user-row.ts'

const Body = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  channel: z.string().default(''),
  password: z.string().optional(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  app_metadata: z.record(z.string(), z.unknown()).optional(),
  ...challengeFields,
})
type Body = z.output<typeof Body>

/**
 * PUT /user: the person's own password, metadata and address. A new password ends every other
 * session and pending link, and the person is notified by mail. A new address takes effect once the
 * mails to both addresses are confirmed; until then it is `new_email`. The present address cancels a
 * pending change; a new phone takes effect with the code that is sent there; a first address or phone
 * makes an anonymous account permanent. The present password or a mailed code without a new password
 * makes the session as good as a new one (`proveSession`). Throws `over_email_send_rate_limit` (429),
 * and as `requireYoungForNewSignIn`.
 */
export const updateOwnUser = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const signedIn = await requireUser(c, deps)
  const { user, role } = signedIn
  const body = await readBody(c, Body)
  if (user.is_sso_user) requireOthers(body, user)
  const newEmail = await checkAddress(deps, body, user)
  const newPhone = await checkNewPhone(deps, { ...body, user })
  if (body.app_metadata !== undefined && !isAdminRole(role)) {
    const text = 'Updating app_metadata requires admin privileges'
    throw new AppError('not_admin', { text })
  }
  // What cannot be saved is refused before a message is counted or sent.
  mergeMetadata(user.raw_user_meta_data, body.data ?? {})
  const newAddress = newEmail ?? newPhone
  if (newAddress !== undefined || body.password !== undefined) requireShownFactor(signedIn)
  const hasAddress = user.email !== null || user.phone !== null
  if (!hasAddress && body.password !== undefined && newAddress === undefined) {
    const text = 'Updating password of an anonymous user without an email or phone is not allowed'
    throw new AppError('validation_failed', { status: 422, text })
  }
  const challenge = checkChallenge(body)
  const device = deviceOf(c)
  const network = networkOf(device)
  const { current_password: currentPassword, nonce } = body
  // A new password needs a proof of its own, which `hashNewPassword` asks for.
  const isProved =
    body.password !== undefined ||
    (await proveSession(deps, { signedIn, device, currentPassword, nonce }))
  const passwordHash = await hashNewPassword(deps, { body, signedIn, device })
  const requireYoung = (present: UserRow) => {
    if (isProved) return
    requireYoungForNewSignIn(deps, { ...signedIn, user: present }, { newEmail, newPhone })
  }
  requireYoung(user)
  if (newEmail !== undefined && newEmail !== user.email) {
    await deps.limits.mail('email_change_new', { address: newEmail, network })
  }
  const code = await sendChangeCode(deps, { user, phone: newPhone, channel: body.channel, network })
  let ended: string[] = []
  await deps.db.transaction(async (tx) => {
    const locked = await saveMetadata(tx, deps, { signedIn, body })
    if (newAddress !== undefined || passwordHash !== undefined) {
      requireShownFactor({ ...signedIn, user: locked })
    }
    requireYoung(locked)
    if (passwordHash !== undefined) {
      ended = await savePassword(tx, deps, { c, signedIn, passwordHash })
    }
    if (newPhone !== undefined) {
      await savePhoneChange(tx, deps, { c, user: locked, phone: newPhone, code })
    }
    if (newEmail === undefined) return
    if (newEmail === user.email) return cancelEmailChange(tx, user.id)
    if (locked.email === null && deps.settings.authAutoconfirm) {
      return takeFirstEmail(tx, { userId: user.id, email: newEmail, device, now: deps.clock() })
    }
    const context = mailContext(c, deps.settings, challenge)
    await startEmailChange(tx, deps, { user: locked, newEmail, context })
  })
  deps.refuseSessions(ended)
  const saved = await findUserById(deps.db, user.id)
  if (saved === undefined) throw new AppError('user_not_found')
  return c.json(presentUser(saved))
}

/**
 * Address asked for, which may be the present one; undefined if none was sent. Throws `email_exists`
 * (422) only where a sign-up tells it too: elsewhere the reader of the address learns it from the mail.
 */
async function checkAddress({ db, settings }: AuthDeps, { email }: Body, user: UserRow) {
  if (email === '') return undefined
  const address = checkEmail(email)
  if (address === user.email) return address
  if (settings.authAutoconfirm && (await findUserByEmail(db, address)) !== undefined)
    throw new AppError('email_exists')
  return address
}

/** Check that only what a company's provider does not keep is changed. Throws `user_sso_managed` (422). */
function requireOthers({ email, phone, password, nonce }: Body, user: UserRow) {
  const isOther =
    (email === '' || email.toLowerCase() === user.email) &&
    (phone === '' || phoneDigits(phone) === user.phone) &&
    !password &&
    !nonce
  if (!isOther) throw new AppError('user_sso_managed')
}

/** Check that a person with a second factor has shown it in this session. Throws `insufficient_aal` (401). */
function requireShownFactor({ user, aal }: Pick<SignedIn, 'user' | 'aal'>) {
  if (aal !== 'aal2' && hasVerifiedFactor(user)) throw new AppError('insufficient_aal')
}

type PasswordChange = { body: Body; signedIn: SignedIn; device: Device }

/**
 * Hash of the new password, undefined if none was sent. The present one is compared if it was sent
 * along, as our own screen does. Throws `same_password` (422), and as `requirePresentPassword` and
 * `requireReauthentication`.
 */
async function hashNewPassword(
  deps: AuthDeps,
  { body: { password, current_password, nonce }, signedIn, device }: PasswordChange,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  const { passwords, settings } = deps
  const { user } = signedIn
  await checkOwnPassword(password, settings)
  const knowsPassword = current_password !== undefined
  if (knowsPassword) {
    await requirePresentPassword(deps, { user, password: current_password, device })
  }
  await requireReauthentication(deps, {
    signedIn,
    network: networkOf(device),
    nonce,
    knowsPassword,
  })
  if (await passwords.verify(user.encrypted_password, password)) throw new AppError('same_password')
  return passwords.hash(password)
}

/**
 * Saves the metadata. Returns the account as it was, locked, so that neither of two concurrent
 * changes is lost. Throws as `lockSignedIn`.
 */
async function saveMetadata(
  tx: Tx,
  { clock }: AuthDeps,
  { signedIn, body: { data = {}, app_metadata = {} } }: { signedIn: SignedIn; body: Body },
): Promise<UserRow> {
  const user = await lockSignedIn(tx, signedIn)
  await tx.query(
    `update auth.users set updated_at = $2, raw_user_meta_data = $3, raw_app_meta_data = $4
      where id = $1`,
    [
      user.id,
      clock(),
      JSON.stringify(mergeMetadata(user.raw_user_meta_data, data)),
      JSON.stringify(mergeMetadata(user.raw_app_meta_data, app_metadata)),
    ],
  )
  return user
}

type NewPassword = { c: Context<HttpEnv>; signedIn: SignedIn; passwordHash: string }

/** Stores the new password, which ends the person's other sessions. Returns their ids. */
async function savePassword(
  tx: Tx,
  { mails, settings }: AuthDeps,
  { c, signedIn: { user, sessionId }, passwordHash }: NewPassword,
): Promise<string[]> {
  await tx.query('update auth.users set encrypted_password = $2 where id = $1', [
    user.id,
    passwordHash,
  ])
  await forgetProofs(tx, user.id)
  const sessions = await tx.query<{ id: string }>(
    'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2) returning id::text',
    [user.id, sessionId ?? null],
  )
  const ended = sessions.map(({ id }) => id)
  const entry = { event: 'password_change', device: deviceOf(c) } as const
  await recordSecurityEvent(tx, { userId: user.id, ...entry })
  if (user.email === null) return ended
  const link = await alarmLink(tx, { publicUrl: settings.publicUrl, userId: user.id })
  const language = preferredLanguage(user.raw_user_meta_data, acceptedLanguage(c))
  await mails.enqueue(tx, { to: user.email, language, kind: 'password_changed', link })
  return ended
}
