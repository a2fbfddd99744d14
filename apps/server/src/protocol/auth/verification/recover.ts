import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { checkEmail } from '../requests/check-email.ts'
import { readBody } from '../requests/read-body.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { type MailContext, mailContext } from './mail-context.ts'
import { sendLink } from './send-link.ts'

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
  const context = mailContext(c, settings, checkChallenge(body))
  await limits.mail('recovery', { address: email, network: context.askedFrom })
  afterAnswer.run(() => sendRecovery(deps, { email, context }))
  return c.json({})
}

type Recovery = { email: string; context: MailContext }

async function sendRecovery(deps: AuthDeps, { email, context }: Recovery) {
  const user = await findUserByEmail(deps.db, email)
  if (user === undefined) return
  const kind = 'password_recovery'
  await deps.db.transaction((tx) => sendLink(tx, deps, { kind, user, context }))
}
