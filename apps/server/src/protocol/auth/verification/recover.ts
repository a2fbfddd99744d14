import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { checkEmail } from '../requests/check-email.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import { readBody } from '../requests/read-body.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { confirmLink } from './confirm-link.ts'
import { type MailContext, mailContext } from './mail-context.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'

const Body = z.object({ email: z.string().default(''), ...challengeFields })

/**
 * POST /recover: mails a link that sets a new password. The answer is the same for an address
 * without an account, and leaves before it is looked up.
 */
export const recover = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { settings, limits, afterAnswer } = deps
  const body = await readBody(c, Body)
  if (body.email === '') {
    throw new AppError('validation_failed', { text: 'Password recovery requires an email' })
  }
  const email = checkEmail(body.email)
  const context = mailContext(c, settings.publicUrl, checkChallenge(body))
  await limits.mail('recovery', { address: email, network: context.askedFrom })
  afterAnswer.run(() => sendRecovery(deps, { email, context }))
  return c.json({})
}

async function sendRecovery(
  { db, mails, settings, clock }: Pick<AuthDeps, 'db' | 'mails' | 'settings' | 'clock'>,
  { email, context }: { email: string; context: MailContext },
) {
  const user = await findUserByEmail(db, email)
  if (user === undefined) return
  const now = clock()
  await db.transaction(async (tx) => {
    const { redirectTo, browserLanguage, askedFrom, challenge } = context
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
      kind: 'password_recovery',
      link: confirmLink(settings.publicUrl, { linkToken, type: 'recovery', redirectTo }),
      code,
    })
  })
}
