import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { createSession } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { insertUser } from '../users/insert-user.ts'
import { checkMetadata, type Metadata } from '../users/metadata.ts'
import { saving } from './saving.ts'

/**
 * Sign-up without an address: a session of an account that nobody can come back to until it has one.
 * A role is not theirs to choose. Throws `anonymous_provider_disabled`, `signup_disabled` (422), and
 * `over_request_rate_limit` (429).
 */
export async function signUpAnonymously(c: Context<HttpEnv>, deps: AuthDeps, data: Metadata) {
  const { settings, db, limits, clock } = deps
  if (!settings.authAnonymous) throw new AppError('anonymous_provider_disabled')
  if (!settings.authSignups) throw new AppError('signup_disabled')
  const { role: _, ...userMetadata } = checkMetadata(data)
  await limits.take('anonymous', c)
  const now = clock()
  const device = deviceOf(c)
  const session = await saving(() =>
    db.transaction(async (tx) => {
      await clearAbandoned(tx, now)
      const id = randomUUID()
      const made = await insertUser(tx, { ...ACCOUNT, id, userMetadata }, now)
      if (made === undefined) throw new Error('The new account has the id of another')
      await recordSecurityEvent(tx, { userId: id, event: 'account_creation', device })
      return createSession(tx, { userId: id, method: 'anonymous', device, now })
    }),
  )
  return c.json(await presentSession(deps, session))
}

const ACCOUNT = {
  email: null,
  phone: null,
  passwordHash: null,
  role: 'authenticated',
  aud: 'authenticated',
  appMetadata: {},
  isEmailConfirmed: false,
  isPhoneConfirmed: false,
  bannedUntil: null,
  isAnonymous: true,
}

/** Time without a sign of life after which an anonymous account is deleted. */
const ABANDONED_AFTER_MS = 30 * 24 * 60 * 60 * 1000
/** Most accounts that one sign-up deletes: more than it makes, and few enough not to be felt. */
const CLEARED = 20

/**
 * Deletes anonymous accounts whose sessions were not renewed for ABANDONED_AFTER_MS, the oldest first; one
 * with an identity stays, because its person can come back by that.
 */
async function clearAbandoned(tx: Tx, now: Date) {
  await tx.query(
    `delete from auth.users where id in (
       select id from auth.users where is_anonymous and created_at < $1 and not exists (
           select from auth.sessions where user_id = users.id
             and coalesce(sessions.refreshed_at, sessions.created_at) >= $1)
           and not exists (select from auth.identities where user_id = users.id)
        order by created_at limit ${CLEARED} for update skip locked)`,
    [new Date(now.getTime() - ABANDONED_AFTER_MS)],
  )
}
