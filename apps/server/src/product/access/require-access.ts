import { AppError, type ErrorCode, type Role } from '@podium/domain'
import { createMiddleware } from 'hono/factory'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import type { Access } from '../../platform/http/operation.ts'
import type { AdminDeps } from '../admin-deps.ts'

type Restricted = Exclude<Access, 'anybody'>

type Rule = { roles: readonly Role[]; refusal: ErrorCode } | null

/** Who gets through, and what the others hear; null: whoever is signed in. */
const RULES = {
  person: null,
  moderator: { roles: ['editor', 'admin'], refusal: 'not_moderator' },
  admin: { roles: ['admin'], refusal: 'not_admin' },
} as const satisfies Record<Restricted, Rule>

/**
 * Lets through whoever may now: the token says who, the database whether (decisions rows 10 and 17).
 * Throws `no_authorization`, `bad_jwt`, `session_not_found` (401), `user_banned`, `not_admin` and
 * `not_moderator` (403).
 */
export const requireAccess = (
  { db, verifyToken }: Pick<AdminDeps, 'db' | 'verifyToken'>,
  access: Restricted,
) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const token = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw new AppError('no_authorization')
    const { sub, session_id: sessionId } = await verified(verifyToken, token)
    if (!isUuid(sub) || !isUuid(sessionId)) throw new AppError('no_authorization')
    const [caller] = await db.query<{ role: Role; is_banned: boolean; is_open: boolean }>(
      `select account_roles.role,
              coalesce(users.banned_until > now(), false) as is_banned,
              exists (select from auth.sessions where id = $2 and user_id = users.id) as is_open
         from auth.users join public.account_roles using (id) where users.id = $1`,
      [sub, sessionId],
    )
    if (!caller?.is_open) throw new AppError('session_not_found', { status: 401 })
    if (caller.is_banned) throw new AppError('user_banned')
    const rule: Rule = RULES[access]
    if (rule !== null && !rule.roles.includes(caller.role)) throw new AppError(rule.refusal)
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
