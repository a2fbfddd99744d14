import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { checkOwnPassword } from '../passwords/check-password.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { checkEmail } from '../requests/check-email.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { readBody } from '../requests/read-body.ts'
import { checkChannel, requirePhoneSignIn } from '../sms/require-phone-sign-in.ts'
import { checkMetadata } from '../users/metadata.ts'
import { presentUser } from '../users/present-user.ts'
import { mailContext } from '../verification/mail-context.ts'
import { newSignUp } from './new-sign-up.ts'
import { rehearseSignUp } from './rehearse-sign-up.ts'
import { saveSignUp } from './save-sign-up.ts'
import { saving } from './saving.ts'
import { signUpAnonymously } from './sign-up-anonymously.ts'
import { signUpAtOnce } from './sign-up-at-once.ts'
import { bindSignUpBrowser } from './sign-up-browser.ts'
import { signUpByPhone } from './sign-up-by-phone.ts'

const Body = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  channel: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
  ...challengeFields,
})

/**
 * POST /signup, with an address, a phone (`signUpByPhone`) or neither. Answers with a session, or, where
 * the address has to be confirmed first, with the user alone: as a new one, whoever has that address,
 * which only the work after the answer finds out.
 */
export const signUp = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { settings, passwords, db, clock, limits, afterAnswer } = deps
  const body = await readBody(c, Body)
  if (body.email === '' && body.phone === '') return signUpAnonymously(c, deps, body.data)
  const { email, phone, channel, password, data, challenge } = await checkBody(body, settings)
  const passwordHash = await passwords.hash(password)
  if (phone !== undefined) return signUpByPhone(c, deps, { phone, channel, passwordHash, data })
  const now = clock()
  const user = newSignUp({ email, passwordHash, data, isConfirmed: settings.authAutoconfirm })
  if (settings.authAutoconfirm) return signUpAtOnce(c, deps, user)
  const context = mailContext(c, settings, challenge)
  const browser = bindSignUpBrowser(c, settings)
  const answer = await saving(() => rehearseSignUp(db, user, now))
  await limits.mail('signup', { address: email, network: context.askedFrom })
  afterAnswer.run(async () => {
    await db.transaction((tx) => saveSignUp(tx, deps, { user, context, browser }))
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
  const checked = { password, data: checkMetadata(data), challenge }
  if (phone === '')
    return { ...checked, email: checkEmail(email), phone: undefined, channel: undefined }
  const channel = checkChannel(body.channel)
  if (challenge) {
    throw new AppError('validation_failed', { text: 'PKCE not supported for phone signups' })
  }
  requirePhoneSignIn(settings, { status: 400, text: 'Phone signups are disabled' })
  return { ...checked, email: '', phone: checkPhone(phone), channel }
}
