import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import { SqlError } from '../../../platform/db/sql-error.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { checkOwnPassword } from '../passwords/check-password.ts'
import { checkEmail } from '../requests/check-email.ts'
import { deviceOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { toRefusal } from '../requests/render-auth-error.ts'
import { createSession } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { insertUser } from '../users/insert-user.ts'
import { checkMetadata, type Metadata } from '../users/metadata.ts'
import { presentUser } from '../users/present-user.ts'
import { mailContext } from '../verification/mail-context.ts'
import { rehearseSignUp } from './rehearse-sign-up.ts'
import { saveSignUp } from './save-sign-up.ts'

const Body = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
})

/**
 * POST /signup. Answers with a session, or, where the address has to be confirmed first, with the
 * user alone: as a new one, whoever has that address, which only the work after the answer finds
 * out.
 */
export const signUp = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { settings, passwords, db, clock, limits, afterAnswer } = deps
  const { email, password, data } = await checkBody(await readBody(c, Body), settings)
  const passwordHash = await passwords.hash(password)
  const now = clock()
  const user = newUser({ email, passwordHash, data, isConfirmed: settings.authAutoconfirm })

  if (settings.authAutoconfirm) {
    const session = await saving(() =>
      db.transaction(async (tx) => {
        const made = await insertUser(tx, user, now)
        if (made === undefined) throw new AppError('user_already_exists')
        const device = deviceOf(c)
        return createSession(tx, { userId: made.id, method: 'password', device, now })
      }),
    )
    return c.json(await presentSession(deps, session))
  }
  const context = mailContext(c, settings.publicUrl)
  await limits.mail('signup', { address: email, network: context.askedFrom })
  const answer = await saving(() => rehearseSignUp(db, user, now))
  afterAnswer.run(() => db.transaction((tx) => saveSignUp(tx, deps, { user, context })))
  return c.json(presentUser(answer))
}

/** Checks in the protocol's order. */
async function checkBody(body: z.output<typeof Body>, settings: AuthSettings) {
  const { email, phone, password, data } = body
  if (email === '' && phone === '') throw new AppError('anonymous_provider_disabled')
  if (!settings.authSignups) throw new AppError('signup_disabled')
  if (password === '') {
    throw new AppError('validation_failed', { text: 'Signup requires a valid password' })
  }
  await checkOwnPassword(password, settings)
  if (email !== '' && phone !== '') {
    const text = 'Only an email address or phone number should be provided on signup.'
    throw new AppError('validation_failed', { text })
  }
  if (phone !== '') {
    throw new AppError('phone_provider_disabled', {
      status: 400,
      text: 'Phone signups are disabled',
    })
  }
  return { email: checkEmail(email), password, data: checkMetadata(data) }
}

type SignUp = { email: string; passwordHash: string; data: Metadata; isConfirmed: boolean }

function newUser({ email, passwordHash, data, isConfirmed }: SignUp) {
  const id = randomUUID()
  return {
    id,
    email,
    phone: null,
    passwordHash,
    role: 'authenticated',
    aud: 'authenticated',
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: { ...data, sub: id, email, email_verified: isConfirmed, phone_verified: false },
    isEmailConfirmed: isConfirmed,
    isPhoneConfirmed: false,
    bannedUntil: null,
    isSignUp: true,
  }
}

/** Runs the insert; unintended errors of a product's trigger get Supabase Auth's text. */
async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SqlError) || toRefusal(error).status < 500) throw error
    throw new AppError('unexpected_failure', {
      text: 'Database error saving new user',
      cause: error,
    })
  }
}
