import { AppError, type ErrorCode, type Role, STAFF_ROLES } from '@podium/domain'
import { createMiddleware } from 'hono/factory'
import type { Claims } from '../../platform/db/as-identity.ts'
import type { Database } from '../../platform/db/database.ts'
import { requireBearer } from '../../platform/http/bearer-token.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import type { Access, Gate } from '../../platform/http/operation.ts'

type AccessDeps = {
  db: Database
  /**
   * Claims of an access token. Throws `bad_jwt`, `session_not_found`, `insufficient_aal` and
   * `second_factor_required` only.
   */
  verifyToken(token: string): Promise<Claims>
}

type Rule = { roles: readonly Role[]; refusal: ErrorCode } | null

/** Roles that an access admits, and the error for the others; null: every signed-in person. */
const RULES = {
  person: null,
  moderator: { roles: ['editor', 'admin'], refusal: 'not_moderator' },
  admin: { roles: ['admin'], refusal: 'not_admin' },
} as const satisfies Record<Exclude<Access, 'anybody'>, Rule>

/**
 * Access check of the product's own API: the token names the person, the database says whether they
 * may now (decisions rows 10 and 17), so a ban, a demotion, a sign-out or the end of the grace without a
 * second factor counts from the next request on.
 */
export const createAccess = ({
  db,
  verifyToken,
}: AccessDeps): Pick<Gate, 'identify' | 'requireAccess'> => ({
  identify: createMiddleware<HttpEnv>(async (c, next) => {
    const claims = await verified(verifyToken, requireBearer(c))
    c.set('claims', claims)
    if (claims.sub !== undefined) c.set('personId', claims.sub)
    await next()
  }),
  requireAccess: (access) =>
    createMiddleware<HttpEnv>(async (c, next) => {
      const { isBanned, lacksFactor, role, ...caller } = await findCaller(db, c.var.claims)
      if (isBanned) throw new AppError('user_banned')
      if (lacksFactor) throw new AppError('second_factor_required')
      const rule: Rule = RULES[access]
      if (rule !== null && !rule.roles.includes(role)) throw new AppError(rule.refusal)
      c.set('caller', caller)
      await next()
      if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
      c.header('vary', 'authorization', { append: true })
    }),
})

/**
 * Caller of a verified token. Only staff below aal2 cost a look at the rule about second factors. Throws
 * `no_authorization` (no session in it) and `session_not_found` (401).
 */
async function findCaller(db: Database, claims: Claims | undefined) {
  const sub = claims?.sub
  const sessionId = claims?.session_id
  if (!isUuid(sub) || !isUuid(sessionId)) throw new AppError('no_authorization')
  const [caller] = await db.query<Caller & { role: Role; isBanned: boolean; lacksFactor: boolean }>(
    `select users.id, sessions.id::text as "sessionId", users.email, users.email_confirmed_at is not null as "isEmailConfirmed",
            sessions.created_at > now() - interval '10 minutes' as "isFresh",
            account_roles.role, coalesce(users.banned_until > now(), false) as "isBanned",
            case when sessions.aal = 'aal1' and account_roles.role = any ($3)
              then coalesce(public.second_factor_due(users.id) <= now(), false) else false end as "lacksFactor"
       from auth.users join public.account_roles using (id)
         join auth.sessions on sessions.user_id = users.id
      where users.id = $1 and sessions.id = $2 and not users.is_anonymous`,
    [sub, sessionId, STAFF_ROLES],
  )
  if (caller === undefined) throw new AppError('session_not_found', { status: 401 })
  return caller
}

/** Claims of a token; an invalid one is 401, because the client must sign in again. */
async function verified(verifyToken: AccessDeps['verifyToken'], token: string): Promise<Claims> {
  try {
    return await verifyToken(token)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, { status: 401, text: error.message, cause: error })
  }
}
