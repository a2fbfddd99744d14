import { AppError, phoneDigits } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Statement } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isOutdated } from '../passwords/passwords.ts'
import { deviceOf, networkOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { notifyOfSignIn } from '../security-log/notify-of-sign-in.ts'
import { recordForAddress } from '../security-log/record-security-event.ts'
import { requirePhoneSignIn } from '../sms/require-phone-sign-in.ts'
import { userBy, userOf } from '../users/find-user.ts'
import { isBanned } from '../users/is-banned.ts'
import type { UserRow } from '../users/user-row.ts'
import { createSession, newSession, type SignIn } from './create-session.ts'
import { presentSession } from './present-session.ts'
import {
  countFailure,
  forgetFailures,
  requireTurn,
  tryStatements,
  tryStateOf,
} from './sign-in-delay.ts'

const Body = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
})

/**
 * Grant `password`. An unknown address and a wrong password cost the same time and get the same
 * answer; failures make the next tries wait; a ban or an unconfirmed address is revealed only to who knows the password.
 */
export async function signInWithPassword(c: Context<HttpEnv>, deps: AuthDeps) {
  const { db, passwords, settings, clock, afterAnswer } = deps
  const { email, phone, password } = await readBody(c, Body)
  if (email !== '' && phone !== '') {
    const text = 'Only an email address or phone number should be provided on login.'
    throw new AppError('validation_failed', { text })
  }
  if (phone !== '') requirePhoneSignIn(settings)
  else if (email === '') throw new AppError('validation_failed', { text: 'missing email or phone' })

  const device = deviceOf(c)
  const attempt = {
    address: phone === '' ? email.toLowerCase().slice(0, 255) : phoneDigits(phone).slice(0, 255),
    network: networkOf(device),
    now: clock(),
  }
  const { address } = attempt
  const refused = (refusal: AppError) => {
    const entry = { event: 'sign_in', succeeded: false, method: 'password', device } as const
    afterAnswer.run(() => recordForAddress(db, { address, ...entry }))
    return refusal
  }
  const [found, ...tried] = await db.batch([
    userBy(phone === '' ? 'email' : 'phone', address),
    ...tryStatements(attempt),
  ])
  const state = tryStateOf(tried, attempt)
  if (settings.authRateLimits) await requireTurn(db, attempt, state)
  const user = userOf(found)
  const hash = user?.encrypted_password ?? null
  const isRight = await passwords.verify(hash, password)
  if (user === undefined || hash === null || !isRight) {
    if (settings.authRateLimits) await countFailure(db, attempt)
    throw refused(new AppError('invalid_credentials'))
  }
  if (isBanned(user, clock())) throw refused(new AppError('user_banned', { status: 400 }))
  const unconfirmed = unconfirmedOf(user, { isByPhone: phone !== '' })
  if (unconfirmed) throw refused(new AppError(unconfirmed))

  const current = await upToDateHash(deps, { userId: user.id, hash, password })
  const signIn = { userId: user.id, device, now: clock(), passwordHash: current }
  const forget = settings.authRateLimits ? [forgetFailures(attempt)] : []
  const session = state.isNew
    ? await fromNewNetwork(deps, { c, signIn, forget })
    : await fromKnownNetwork(deps, { c, signIn, forget })
  return c.json({ ...(await presentSession(deps, session)), weak_password: null })
}

type PasswordSignIn = {
  c: Context<HttpEnv>
  signIn: Omit<SignIn, 'method'>
  forget: Statement[]
}

/** Session of a sign-in of which nobody is told, in one flush of prepared statements. */
async function fromKnownNetwork(deps: AuthDeps, { c, signIn, forget }: PasswordSignIn) {
  const { statement, read } = newSession({ ...signIn, method: 'password' })
  const [created] = await deps.db.batch([statement, ...forget])
  const session = await read(deps.db, created?.rows[0])
  if (!session.isFromNewNetwork) return session
  // The network was forgotten since it was looked for, as by “It was not me”.
  const { user } = session
  await deps.db.transaction((tx) => notifyOfSignIn(tx, deps, { c, user, kind: 'new_sign_in' }))
  return session
}

/** Session and the notice of it. */
const fromNewNetwork = (deps: AuthDeps, { c, signIn, forget }: PasswordSignIn) =>
  deps.db.transaction(async (tx) => {
    const session = await createSession(tx, { ...signIn, method: 'password' })
    const { user, isFromNewNetwork } = session
    if (isFromNewNetwork) await notifyOfSignIn(tx, deps, { c, user, kind: 'new_sign_in' })
    for (const { text, values } of forget) await tx.query(text, values)
    return session
  })

/** Refusal of a sign-in by an address or phone that nobody has confirmed; undefined where it is. */
function unconfirmedOf(user: UserRow, { isByPhone }: { isByPhone: boolean }) {
  if (isByPhone) return user.phone_confirmed_at === null ? 'phone_not_confirmed' : undefined
  return user.email_confirmed_at === null ? 'email_not_confirmed' : undefined
}

/** Current hash of the account: an outdated one is replaced, unless it was changed meanwhile. */
async function upToDateHash(
  { db, passwords }: Pick<AuthDeps, 'db' | 'passwords'>,
  { userId, hash, password }: { userId: string; hash: string; password: string },
): Promise<string> {
  if (!isOutdated(hash)) return hash
  const replacement = await passwords.hash(password)
  const [row] = await db.query<{ hash: string | null }>(
    `update auth.users set encrypted_password =
            case encrypted_password when $2 then $3 else encrypted_password end
      where id = $1 returning encrypted_password as hash`,
    [userId, hash, replacement],
  )
  const current = row?.hash ?? null
  if (current === replacement) return replacement
  if (current === null || !(await passwords.verify(current, password))) {
    throw new AppError('invalid_credentials')
  }
  return current
}
