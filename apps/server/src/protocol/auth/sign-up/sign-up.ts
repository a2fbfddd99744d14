import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { checkOwnPassword } from '../passwords/check-password.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { checkEmail } from '../requests/check-email.ts'
import { deviceOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { createSession } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { insertUser } from '../users/insert-user.ts'
import { checkMetadata } from '../users/metadata.ts'
import { presentUser } from '../users/present-user.ts'
import { mailContext } from '../verification/mail-context.ts'
import { newSignUp } from './new-sign-up.ts'
import { rehearseSignUp } from './rehearse-sign-up.ts'
import { saveSignUp } from './save-sign-up.ts'
import { saving } from './saving.ts'
import { signUpAnonymously } from './sign-up-anonymously.ts'

const Body = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
  ...challengeFields,
})

/**
 * POST /signup. Answers with a session, or, where the address has to be confirmed first, with the
 * user alone: as a new one, whoever has that address, which only the work after the answer finds
 * out.
 */
export const signUp = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { settings, passwords, db, clock, limits, afterAnswer } = deps
  const body = await readBody(c, Body)
  if (body.email === '' && body.phone === '') return signUpAnonymously(c, deps, body.data)
  const { email, password, data, challenge } = await checkBody(body, settings)
  const passwordHash = await passwords.hash(password)
  const now = clock()
  const user = newSignUp({ email, passwordHash, data, isConfirmed: settings.authAutoconfirm })

  if (settings.authAutoconfirm) {
    const session = await saving(() =>
      db.transaction(async (tx) => {
        const made = await insertUser(tx, user, now)
        if (made === undefined) throw new AppError('user_already_exists')
        const device = deviceOf(c)
        await recordSecurityEvent(tx, { userId: made.id, event: 'account_creation', device })
        return createSession(tx, { userId: made.id, method: 'password', device, now })
      }),
    )
    return c.json(await presentSession(deps, session))
  }
  const context = mailContext(c, settings, challenge)
  await limits.mail('signup', { address: email, network: context.askedFrom })
  const answer = await saving(() => rehearseSignUp(db, user, now))
  afterAnswer.run(async () => {
    await db.transaction((tx) => saveSignUp(tx, deps, { user, context }))
  })
  return c.json(presentUser(answer))
}

/** Checks in the protocol's order. */
async function checkBody(body: z.output<typeof Body>, settings: AuthSettings) {
  const { email, phone, password, data } = body
  if (!settings.authSignups) throw new AppError('signup_disabled')
  if (password === '') {
    throw new AppError('validation_failed', { text: 'Signup requires a valid password' })
  }
  await checkOwnPassword(password, settings)
  if (email !== '' && phone !== '') {
    const text = 'Only an email address or phone number should be provided on signup.'
    throw new AppError('validation_failed', { text })
  }
  const challenge = checkChallenge(body)
  if (phone !== '') {
    if (challenge) {
      throw new AppError('validation_failed', { text: 'PKCE not supported for phone signups' })
    }
    throw new AppError('phone_provider_disabled', {
      status: 400,
      text: 'Phone signups are disabled',
    })
  }
  return { email: checkEmail(email), password, data: checkMetadata(data), challenge }
}
