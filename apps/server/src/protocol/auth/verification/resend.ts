import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { checkEmail } from '../requests/check-email.ts'
import { readBody } from '../requests/read-body.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { mailContext } from './mail-context.ts'
import { resendSms } from './resend-sms.ts'
import { resendEmailChange } from './send-email-change.ts'
import { sendLink } from './send-link.ts'

const Body = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  ...challengeFields,
})

/**
 * POST /resend: for a phone as `resendSms`; for an address sends the mails of a sign-up or of a change
 * of address again; for that one, `email` is the present address. Without an effect where nothing is to
 * be confirmed, which the answer does not tell.
 */
export const resend = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const body = await readBody(c, Body)
  const { type, email: given, phone } = body
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (given === '' && type === 'signup') throw invalid('Type provided requires an email address')
  if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number')
  if (given !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided.')
  }
  if (phone !== '') return resendSms(c, deps, { type, phone })
  if (given === '') throw invalid('Missing email address or phone number')

  const email = checkEmail(given)
  if (type !== 'signup' && type !== 'email_change') return c.json({})
  const context = mailContext(c, deps.settings, checkChallenge(body))
  await deps.limits.mail(type, { address: email, network: context.askedFrom })
  deps.afterAnswer.run(() =>
    deps.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (user === undefined) return
      if (type === 'email_change') return resendEmailChange(tx, deps, { user, context })
      if (user.email_confirmed_at !== null) return
      await sendLink(tx, deps, { kind: 'signup_confirmation', user, context })
    }),
  )
  return c.json({})
}

const invalid = (text: string) => new AppError('validation_failed', { text })
