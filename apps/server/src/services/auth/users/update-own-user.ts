import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { checkEmail } from '../requests/check-email.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { readBody } from '../requests/read-body.ts'
import { isAdminRole } from '../requests/require-admin.ts'
import { requireUser, type SignedIn } from '../requests/require-user.ts'
import { findUserByEmail, findUserById } from './find-user.ts'
import { mergeMetadata } from './metadata.ts'
import { presentUser } from './present-user.ts'
import type { UserRow } from './user-row.ts'

const Body = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  app_metadata: z.record(z.string(), z.unknown()).optional(),
})
type Body = z.output<typeof Body>

/**
 * PUT /user: the person's own password and metadata. A new password ends every other session and every
 * link under way, and the person is told by mail.
 */
export const updateOwnUser = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const signedIn = await requireUser(c, deps)
  const { user, role } = signedIn
  const body = await readBody(c, Body)
  await checkChanges(deps, body, user)
  if (body.app_metadata !== undefined && !isAdminRole(role)) {
    const text = 'Updating app_metadata requires admin privileges'
    throw new AppError('not_admin', { text })
  }
  const passwordHash = await hashNewPassword(deps, body.password, user)
  const language = preferredLanguage(c, user.raw_user_meta_data)
  await saveChanges(deps, { signedIn, body, passwordHash, language })
  const saved = await findUserById(deps.db, user.id)
  if (saved === undefined) throw new AppError('user_not_found')
  return c.json(presentUser(saved))
}

/** Another address is refused: changing it takes a mail to both, which this server does not send yet. */
async function checkChanges({ db }: AuthDeps, { email, phone }: Body, user: UserRow) {
  if (phone !== '' && checkPhone(phone) !== user.phone) {
    throw new AppError('phone_provider_disabled', { text: 'Phone signups are disabled' })
  }
  if (email === '') return
  const address = checkEmail(email)
  if (address === user.email) return
  if ((await findUserByEmail(db, address)) !== undefined) throw new AppError('email_exists')
  throw new AppError('email_provider_disabled', { text: 'Email changes are disabled' })
}

/** Undefined if no password was sent. Throws `same_password` (422). */
async function hashNewPassword(
  { passwords }: AuthDeps,
  password: string | undefined,
  user: UserRow,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  checkPassword(password)
  if (await passwords.verify(user.encrypted_password, password)) throw new AppError('same_password')
  return passwords.hash(password)
}

type Changes = {
  signedIn: SignedIn
  body: Body
  passwordHash: string | undefined
  language: ReturnType<typeof preferredLanguage>
}

async function saveChanges(
  { db, mails, settings, clock }: AuthDeps,
  { signedIn, body, passwordHash, language }: Changes,
) {
  const { id, email } = signedIn.user
  const now = clock()
  await db.transaction(async (tx) => {
    // Locked and read again, so that of two changes at once neither is lost.
    const [user] = await tx.query<UserRow>(
      'select raw_user_meta_data, raw_app_meta_data from auth.users where id = $1 for update',
      [id],
    )
    if (user === undefined) throw new AppError('user_not_found')
    const { data = {}, app_metadata = {} } = body
    await tx.query(
      `update auth.users set updated_at = $2, raw_user_meta_data = $3, raw_app_meta_data = $4,
              encrypted_password = coalesce($5, encrypted_password) where id = $1`,
      [
        id,
        now,
        JSON.stringify(mergeMetadata(user.raw_user_meta_data, data)),
        JSON.stringify(mergeMetadata(user.raw_app_meta_data, app_metadata)),
        passwordHash ?? null,
      ],
    )
    if (passwordHash === undefined) return
    await tx.query('delete from auth.one_time_tokens where user_id = $1', [id])
    await tx.query(
      'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2)',
      [id, signedIn.sessionId ?? null],
    )
    if (email === null) return
    const link = `${settings.publicUrl}/reset-password`
    await mails.enqueue(tx, { to: email, language, kind: 'password_changed', link })
  })
}
