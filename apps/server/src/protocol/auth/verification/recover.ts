import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkEmail } from '../requests/check-email.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { readBody } from '../requests/read-body.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { confirmLink } from './confirm-link.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'

const Body = z.object({ email: z.string().default('') })

/**
 * POST /recover: mails a link that sets a new password. The answer is the same for an address
 * without an account, and when the mail is rate limited.
 */
export const recover = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, mails, settings, clock, limits } = deps
  const body = await readBody(c, Body)
  if (body.email === '') {
    throw new AppError('validation_failed', { text: 'Password recovery requires an email' })
  }
  const email = checkEmail(body.email)
  await limits.mail('recovery', email)
  const user = await findUserByEmail(db, email)
  if (user === undefined) return c.json({})

  const redirectTo = redirectTarget(c, settings.publicUrl)
  const now = clock()
  await db.transaction(async (tx) => {
    const purpose = 'recovery_token'
    const { linkToken, code } = await issueOneTimeToken(tx, {
      userId: user.id,
      purpose,
      email,
      now,
    })
    await tx.query('update auth.users set recovery_sent_at = $2, updated_at = $2 where id = $1', [
      user.id,
      now,
    ])
    await mails.enqueue(tx, {
      to: email,
      language: preferredLanguage(c, user.raw_user_meta_data),
      kind: 'password_recovery',
      link: confirmLink(settings.publicUrl, { linkToken, type: 'recovery', redirectTo }),
      code,
    })
  })
  return c.json({})
}
