import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkEmail } from '../requests/check-email.ts'
import { checkPhone } from '../requests/check-phone.ts'
import { type Device, deviceOf, networkOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { recordForAddress } from '../security-log/record-security-event.ts'
import type { Session } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { signUpBrowser } from '../sign-up/sign-up-browser.ts'
import { notifyOfPhone } from '../sms/notify-of-phone.ts'
import { hasPhoneSignIn } from '../sms/sms-settings.ts'
import { countTry, forgetTries } from './code-tries.ts'
import {
  type AuthCode,
  completeForBrowser,
  completeVerification,
  FIRST_HALF,
  FIRST_HALF_MESSAGE,
} from './complete-verification.ts'
import {
  findCode,
  linkTokenHash,
  type RedeemedToken,
  redeemCode,
  redeemLinkToken,
} from './one-time-tokens.ts'
import { isUsedConfirmation } from './used-confirmations.ts'
import { phonePurposesOf, purposesOf } from './verification-types.ts'

const Body = z.object({
  type: z.string().default(''),
  token: z.string().default(''),
  token_hash: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  redirect_to: z.string().default(''),
})
type Body = z.output<typeof Body>

type Verified = Session | typeof FIRST_HALF

/** POST /verify: session for a link's token (`token_hash`), or for the code a person typed. */
export const verify = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const body = await readBody(c, Body)
  if (body.type === '') throw invalid('Verify requires a verification type')
  if (body.token === '' && body.token_hash === '') {
    throw invalid('Verify requires either a token or a token hash')
  }
  const device = deviceOf(c)
  const browser = signUpBrowser(c, deps.settings)
  const session =
    body.token === ''
      ? await verifyLink(deps, { linkToken: onlyHash(body), type: body.type, device, browser })
      : await verifyCode(c, deps, { ...body, device, browser })
  if (session === FIRST_HALF) return c.json({ msg: FIRST_HALF_MESSAGE, code: '200' })
  return c.json(await presentSession(deps, session))
}

type Link = { linkToken: string; type: string; device: Device; browser: string | null }

/** Session for a link's token, also for one of the PKCE flow. Throws as `redeemLink`. */
const verifyLink = (deps: LinkDeps, link: Link): Promise<Verified> =>
  redeemLink(deps, link, (tx, token, now) =>
    completeVerification(tx, deps, { ...origin(link), token, now }),
  )

/**
 * Session for the token of a followed link, or, in the PKCE flow, a code for the browser that asked
 * for it. Throws as `redeemLink`.
 */
export const verifyFollowedLink = (deps: LinkDeps, link: Link): Promise<Verified | AuthCode> =>
  redeemLink<Verified | AuthCode>(deps, link, (tx, token, now) => {
    const { challenge } = token
    if (challenge === undefined) {
      return completeVerification(tx, deps, { ...origin(link), token, now })
    }
    return completeForBrowser(tx, deps, {
      token,
      challenge,
      type: link.type,
      ...origin(link),
      now,
    })
  })

const origin = ({ device, browser }: Link) => ({ device, browser })

type LinkDeps = Pick<AuthDeps, 'db' | 'settings' | 'clock' | 'mails'>

/**
 * Redeems a link's token. Throws `email_already_confirmed` (403) for the link of a sign-up whose
 * address is confirmed, and `otp_expired` (403) for every other that no longer works.
 */
async function redeemLink<T>(
  { db, settings, clock }: LinkDeps,
  { linkToken, type, device }: Link,
  complete: (tx: Tx, token: RedeemedToken, now: Date) => Promise<T>,
): Promise<T> {
  const purposes = purposesOf(type)
  if (purposes === undefined) throw invalid('Invalid email verification type')
  const now = clock()
  const result = await db.transaction(async (tx) => {
    const use = { linkToken, purposes, network: networkOf(device), now }
    const token = await redeemLinkToken(tx, settings, use)
    if (token !== undefined) return complete(tx, token, now)
    if (await isUsedConfirmation(tx, linkTokenHash(linkToken))) {
      throw new AppError('email_already_confirmed')
    }
    return undefined
  })
  if (result !== undefined) return result
  throw new AppError('otp_expired', { text: 'Email link is invalid or has expired' })
}

async function verifyCode(
  c: Context<HttpEnv>,
  deps: AuthDeps,
  { type, token: code, email, phone, device, browser }: Body & Pick<Link, 'device' | 'browser'>,
): Promise<Verified> {
  const { db, settings, clock, afterAnswer } = deps
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  const isByPhone = phone !== ''
  if (isByPhone && !hasPhoneSignIn(settings)) throw new AppError('otp_expired') // none is sent
  const address = isByPhone ? checkPhone(phone) : checkAddress(email)
  const purposes = isByPhone ? phonePurposesOf(type) : purposesOf(type)
  if (purposes === undefined) throw invalid('Unsupported verification type')
  const now = clock()
  const network = networkOf(device)
  const allowed = await countTry(db, settings, { address, network, now })
  const use = { address, code, purposes, network, now, ...allowed }
  const right = await findCode(db, settings, use)
  const session =
    right &&
    (await db.transaction(async (tx) => {
      const token = await redeemCode(tx, right)
      if (token === undefined) return undefined
      const completed = await completeVerification(tx, deps, { token, device, browser, now })
      if (token.purpose === 'phone_change_token' && completed !== FIRST_HALF) {
        await notifyOfPhone(tx, deps, { c, user: completed.user })
      }
      return completed
    }))
  if (session !== undefined) {
    await forgetTries(db, { address, network })
    return session
  }
  const entry = { event: 'sign_in', succeeded: false, method: 'otp', device } as const
  afterAnswer.run(() => recordForAddress(db, { address, ...entry }))
  throw new AppError('otp_expired')
}

function onlyHash({ token_hash, email, phone, redirect_to }: Body): string {
  if (email === '' && phone === '' && redirect_to === '') return token_hash
  throw invalid('Only the token_hash and type should be provided')
}

function checkAddress(email: string): string {
  try {
    return checkEmail(email)
  } catch (cause) {
    throw new AppError('validation_failed', { status: 422, text: 'Invalid email format', cause })
  }
}

const invalid = (text: string) => new AppError('validation_failed', { text })
