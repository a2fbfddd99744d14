import { AppError } from '@podium/domain'
import { createMiddleware } from 'hono/factory'
import type { Claims } from '../../db/as-identity.ts'
import type { Tx } from '../../db/database.ts'
import type { HttpEnv } from '../../http/http-env.ts'
import { isUuid } from '../../http/is-uuid.ts'
import type { AdminDeps } from './admin-deps.ts'

/**
 * Lets through whoever is an admin now: the token says who, the database whether (decisions row 10).
 * Throws `no_authorization`, `bad_jwt`, `session_not_found` (401), `user_banned`, `not_admin` (403).
 */
export const requireAdmin = ({ db, verifyToken }: Pick<AdminDeps, 'db' | 'verifyToken'>) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const token = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw new AppError('no_authorization')
    const { sub, session_id: sessionId } = await verified(verifyToken, token)
    if (!isUuid(sub) || !isUuid(sessionId)) throw new AppError('no_authorization')
    const [caller] = await db.query<{ is_admin: boolean; is_banned: boolean; is_open: boolean }>(
      `select account_roles.role = 'admin' as is_admin,
              coalesce(users.banned_until > now(), false) as is_banned,
              exists (select from auth.sessions where id = $2 and user_id = users.id) as is_open
         from auth.users join public.account_roles using (id) where users.id = $1`,
      [sub, sessionId],
    )
    if (!caller?.is_open) throw new AppError('session_not_found', { status: 401 })
    if (caller.is_banned) throw new AppError('user_banned')
    if (!caller.is_admin) throw new AppError('not_admin')
    c.set('personId', sub.toLowerCase())
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })

/** For this API a token that does not hold means: sign in again. */
async function verified(verifyToken: AdminDeps['verifyToken'], token: string): Promise<Claims> {
  try {
    return await verifyToken(token)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    throw new AppError(error.code, { status: 401, text: error.message, cause: error })
  }
}

/**
 * Holds while a change runs: admins take turns, and each finds out again whether they still are one, so
 * two who demote each other at the same moment cannot both succeed. Throws `not_admin` (403).
 */
export async function requireStillAdmin(tx: Tx, actorId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('podium.last_admin'))`)
  const admins = await tx.query(
    `select from public.account_roles join auth.users using (id)
      where id = $1 and account_roles.role = 'admin' and coalesce(banned_until <= now(), true)`,
    [actorId],
  )
  if (admins.length === 0) throw new AppError('not_admin')
}
