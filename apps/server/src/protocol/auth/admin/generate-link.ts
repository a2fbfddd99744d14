import { AppError, type SecurityEventName } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { checkOwnPassword } from '../passwords/check-password.ts'
import { checkEmail } from '../requests/check-email.ts'
import { readBody } from '../requests/read-body.ts'
import { isAllowedRedirect, redirectTarget } from '../requests/redirect-target.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { findUserByEmail, findUserById, lockUser } from '../users/find-user.ts'
import { presentUser } from '../users/present-user.ts'
import type { UserRow } from '../users/user-row.ts'
import { confirmLink, type LinkType } from '../verification/confirm-link.ts'
import { issueOneTimeToken, type Purpose } from '../verification/one-time-tokens.ts'
import { SIDES } from '../verification/send-email-change.ts'
import { claimAccount } from './claim-account.ts'
import { markInvited } from './mark-invited.ts'

const Body = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  new_email: z.string().default(''),
  password: z.string().default(''),
  data: z.record(z.string(), z.unknown()).default({}),
  redirect_to: z.string().default(''),
})
type Body = z.output<typeof Body>

/** Contents of a link by its type: the type in its address, and the purpose of its token. */
const LINKS = {
  signup: { link: 'signup', purpose: 'confirmation_token' },
  invite: { link: 'invite', purpose: 'confirmation_token' },
  magiclink: { link: 'magiclink', purpose: 'recovery_token' },
  recovery: { link: 'recovery', purpose: 'recovery_token' },
  email_change_current: { link: 'email_change', purpose: 'email_change_token_current' },
  email_change_new: { link: 'email_change', purpose: 'email_change_token_new' },
} as const satisfies Record<string, { link: LinkType; purpose: Purpose }>
type Type = keyof typeof LINKS

/**
 * POST /admin/generate_link: the link and the code that a mail of a type would carry, for an admin who
 * sends it themselves. A sign-in link for an address without an account signs it up. The link leads to
 * the page that our own mails lead to (decision 0031). Throws `user_not_found` (404) and
 * `email_exists` (422).
 */
export const generateLink = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, settings, clock } = deps
  const body = await readBody(c, Body)
  const email = checkEmail(body.email)
  const isKnown = (await findUserByEmail(db, email)) !== undefined
  const type = typeOf(body.type, isKnown)
  const passwordHash = await hashOf(deps, { body, type, isKnown })
  const { publicUrl } = settings
  const redirectTo = isAllowedRedirect(body.redirect_to, settings)
    ? body.redirect_to
    : redirectTarget(c, settings)
  const now = clock()
  const { link, purpose } = LINKS[type]
  const made = await db.transaction(async (tx) => {
    const asked = { ...body, email, type, passwordHash, now }
    const { id, sentTo } = await prepare(tx, asked)
    const token = { userId: id, purpose, address: sentTo, now, askedFrom: null }
    const isByCode = body.type === 'magiclink'
    return {
      ...(await issueOneTimeToken(tx, settings, { ...token, isByCode })),
      user: await findUserById(tx, id),
    }
  })
  if (made.user === undefined) throw new AppError('user_not_found')
  const { linkToken, code } = made
  return c.json({
    ...presentUser(made.user),
    action_link: confirmLink(publicUrl, { linkToken, type: link, redirectTo }),
    email_otp: code,
    hashed_token: linkToken,
    redirect_to: redirectTo,
    verification_type: type,
  })
}

/** Type to make a link of. Throws `validation_failed` (400), and `user_not_found` (404) for an unknown address. */
function typeOf(asked: string, isKnown: boolean): Type {
  const type = TYPES.find((known) => known === asked)
  if (type === undefined) throw invalid(`Invalid email action link type requested: ${asked}`)
  if (isKnown || type === 'signup' || type === 'invite') return type
  if (type === 'magiclink') return 'signup'
  throw new AppError('user_not_found', { text: 'User with this email not found' })
}

const TYPES = [
  ...(['signup', 'invite', 'magiclink', 'recovery'] as const),
  ...(['email_change_current', 'email_change_new'] as const),
] satisfies Type[]

/** Hash of the password that a sign-up is to have; null: none. */
async function hashOf(
  { passwords, settings }: AuthDeps,
  { body, type, isKnown }: { body: Body; type: Type; isKnown: boolean },
): Promise<string | null> {
  if (body.type !== 'signup' || type !== 'signup') return null
  if (body.password === '') {
    if (isKnown) return null
    throw invalid('Signup requires a valid password')
  }
  await checkOwnPassword(body.password, settings)
  return passwords.hash(body.password)
}

type Asked = Omit<Body, 'type'> & { type: Type; passwordHash: string | null; now: Date }

/** Makes the account ready for its link. Returns its id, and the address that the link is for. */
async function prepare(tx: Tx, asked: Asked): Promise<{ id: string; sentTo: string }> {
  const { type, email, now } = asked
  if (type === 'signup' || type === 'invite') {
    const { id } = await claimAccount(tx, asked)
    if (type === 'invite') await markInvited(tx, { id, now })
    else await markSent(tx, { id, column: 'confirmation_sent_at', now })
    return { id, sentTo: email }
  }
  const known = await findUserByEmail(tx, email)
  if (known === undefined) throw new AppError('user_not_found')
  const user = await lockUser(tx, known.id)
  if (type === 'magiclink' || type === 'recovery') {
    await markSent(tx, { id: user.id, column: 'recovery_sent_at', now })
    await recordSecurityEvent(tx, { userId: user.id, event: EVENTS[type], device: null })
    return { id: user.id, sentTo: email }
  }
  const newEmail = await checkNewEmail(tx, asked.new_email, user)
  await askEmailChange(tx, { user, newEmail, now })
  return { id: user.id, sentTo: type === 'email_change_new' ? newEmail : email }
}

const EVENTS = {
  magiclink: 'sign_in_link_request',
  recovery: 'recovery_request',
} as const satisfies Record<string, SecurityEventName>

async function markSent(
  tx: Tx,
  { id, column, now }: { id: string; column: `${string}_sent_at`; now: Date },
) {
  await tx.query(`update auth.users set ${column} = $2, updated_at = $2 where id = $1`, [id, now])
}

/**
 * Begins a change of address, or goes on with it: the links for both sides are made by a call each,
 * and both have to be followed.
 */
async function askEmailChange(
  tx: Tx,
  { user, newEmail, now }: { user: UserRow; newEmail: string; now: Date },
) {
  if (user.email_change !== newEmail) {
    await tx.query(
      'delete from auth.one_time_tokens where user_id = $1 and token_type::text = any ($2)',
      [user.id, SIDES],
    )
  }
  await tx.query(
    `update auth.users set email_change = $2, email_change_confirm_status = 0,
            email_change_sent_at = $3, updated_at = $3 where id = $1`,
    [user.id, newEmail, now],
  )
  const event = 'address_change_request'
  await recordSecurityEvent(tx, { userId: user.id, event, device: null })
}

async function checkNewEmail(tx: Tx, given: string, user: UserRow): Promise<string> {
  const email = checkEmail(given)
  const owner = await findUserByEmail(tx, email)
  if (owner !== undefined && owner.id !== user.id) throw new AppError('email_exists')
  return email
}

const invalid = (text: string) => new AppError('validation_failed', { text })
