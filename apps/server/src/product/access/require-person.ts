import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import type { AccountDeps } from '../people/own-account/account-deps.ts'

export type Caller = {
  id: string
  email: string | null
  isEmailConfirmed: boolean
  /** Signed in within the last ten minutes: nobody else has taken the seat meanwhile. */
  isFresh: boolean
}

/**
 * Whose account it is: the token says who, the database whether the session is still open. Throws
 * `no_authorization`, `bad_jwt`, `session_not_found` (401) and `user_banned` (403).
 */
export async function requirePerson(
  c: Context<HttpEnv>,
  { db, verifyToken }: Pick<AccountDeps, 'db' | 'verifyToken'>,
): Promise<Caller> {
  const token = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) throw new AppError('no_authorization')
  const { sub, session_id: sessionId } = await verified(verifyToken, token)
  if (!isUuid(sub) || !isUuid(sessionId)) throw new AppError('no_authorization')
  const [caller] = await db.query<Caller & { isBanned: boolean }>(
    `select users.id, users.email, users.email_confirmed_at is not null as "isEmailConfirmed",
            coalesce(users.banned_until > now(), false) as "isBanned",
            sessions.created_at > now() - interval '10 minutes' as "isFresh"
       from auth.users join auth.sessions on sessions.user_id = users.id
      where users.id = $1 and sessions.id = $2`,
    [sub, sessionId],
  )
  if (caller === undefined) throw new AppError('session_not_found', { status: 401 })
  if (caller.isBanned) throw new AppError('user_banned')
  c.set('personId', caller.id)
  return caller
}

/** For this API a token that does not hold means: sign in again. */
async function verified(verifyToken: AccountDeps['verifyToken'], token: string): Promise<Claims> {
  try {
    return await verifyToken(token)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    throw new AppError(error.code, { status: 401, text: error.message, cause: error })
  }
}
