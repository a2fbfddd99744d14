import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { challengeFields, checkChallenge } from '../pkce/challenge.ts'
import { checkEmail } from '../requests/check-email.ts'
import { readBody } from '../requests/read-body.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { checkMetadata, type Metadata } from '../users/metadata.ts'
import { type MailContext, mailContext } from '../verification/mail-context.ts'
import { sendLink } from '../verification/send-link.ts'
import { newSignUp } from './new-sign-up.ts'
import { rehearseSignUp } from './rehearse-sign-up.ts'
import { saveSignUp } from './save-sign-up.ts'
import { saving } from './saving.ts'
import { signInByPhone } from './sign-in-by-phone.ts'

const MagicLinkBody = z.object({
  email: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
  ...challengeFields,
})

const OtpBody = MagicLinkBody.extend({
  phone: z.string().default(''),
  channel: z.string().default(''),
  create_user: z.boolean().default(true),
})

/**
 * POST /otp: mails a link and a code that sign in, or as `signInByPhone`. An unknown address is signed up unless
 * `create_user` is false; the answer does not tell which, and leaves before it is looked up.
 */
export const otp = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const body = await readBody(c, OtpBody)
  const { email, phone, channel, create_user: mayCreate, data } = body
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided')
  }
  if (email !== '' && channel !== '') {
    throw invalid('Channel should only be specified with Phone OTP')
  }
  if (phone !== '') return signInByPhone(c, deps, { phone, channel, mayCreate, data })
  if (email === '') throw invalid('One of email or phone must be set')
  const address = mayCreate ? checkEmail(email) : knownForm(email)
  await signInByMail(c, deps, { email: address, data, mayCreate, challenge: checkChallenge(body) })
  return c.json({})
}

/** POST /magiclink: as POST /otp, with an address only. */
export const magicLink = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const body = await readBody(c, MagicLinkBody)
  if (body.email === '') {
    const text = 'Password recovery requires an email'
    throw new AppError('validation_failed', { status: 422, text })
  }
  const email = checkEmail(body.email)
  const challenge = checkChallenge(body)
  await signInByMail(c, deps, { email, data: body.data, mayCreate: true, challenge })
  return c.json({})
}

type Request = {
  email: string
  data: Metadata
  mayCreate: boolean
  challenge: ReturnType<typeof checkChallenge>
}

async function signInByMail(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { email, data, mayCreate, challenge }: Request,
) {
  const { db, settings, limits, afterAnswer, clock } = deps
  const context = mailContext(c, settings, challenge)
  const user =
    mayCreate && settings.authSignups
      ? newSignUp({ email, passwordHash: null, data: checkMetadata(data), isConfirmed: false })
      : undefined
  // What a product's trigger refuses is told, whether or not the address has an account.
  if (user !== undefined) await saving(() => rehearseSignUp(db, user, clock()))
  await limits.mail('magiclink', { address: email, network: context.askedFrom })
  afterAnswer.run(() => sendMail(deps, { email, user, context }))
}

type Mail = { email: string; user: ReturnType<typeof newSignUp> | undefined; context: MailContext }

async function sendMail(deps: AuthDeps, { email, user, context }: Mail) {
  await deps.db.transaction(async (tx) => {
    const isByCode = true
    if (user !== undefined) {
      const saved = await saveSignUp(tx, deps, { user, context, isByCode })
      if (!saved?.email_confirmed_at) return
      return sendLink(tx, deps, { kind: 'magic_link', user: saved, context })
    }
    const known = await findUserByEmail(tx, email)
    if (known === undefined) return
    const kind = known.email_confirmed_at === null ? 'signup_confirmation' : 'magic_link'
    await sendLink(tx, deps, { kind, user: known, context, isByCode })
  })
}

/** Address that may have an account. Throws `otp_disabled` (422) for one that nobody can have. */
function knownForm(email: string): string {
  try {
    return checkEmail(email)
  } catch (cause) {
    throw new AppError('otp_disabled', { cause })
  }
}

const invalid = (text: string) => new AppError('validation_failed', { text })
