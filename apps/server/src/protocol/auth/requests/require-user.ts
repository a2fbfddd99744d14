import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { requireBearer } from '../../../platform/http/bearer-token.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isBanned } from '../users/is-banned.ts'
import { USER_JSON, type UserRow } from '../users/user-row.ts'

export type SignedIn = {
  user: UserRow
  /** Session of the token; absent for one issued outside a session. */
  sessionId: string | undefined
  /** Moment of that session's last proof of its person: its start, or a password or code typed since. */
  provedAt: Date | undefined
  role: string | undefined
  /** Assurance level of that session, from the database. */
  aal: string
}

/**
 * Signed-in user of a request, from the token and the database: a deleted account or an ended
 * session is refused.
 */
export async function requireUser(
  c: Context<HttpEnv>,
  { keys, db, clock }: Pick<AuthDeps, 'keys' | 'db' | 'clock'>,
): Promise<SignedIn> {
  const { sub, session_id: sessionId, role } = await keys.verify(requireBearer(c))
  if (typeof sub !== 'string' || sub === '') {
    throw new AppError('bad_jwt', { text: 'invalid claim: missing sub claim' })
  }
  if (!isUuid(sub)) {
    throw new AppError('bad_jwt', { status: 400, text: 'invalid claim: sub claim must be a UUID' })
  }
  if (sessionId !== undefined && !isUuid(sessionId)) {
    throw new AppError('bad_jwt', { text: 'invalid claim: session_id claim must be a UUID' })
  }
  const [found] = await db.query<{ user: UserRow; proved_at: string | null; aal: string | null }>(
    `select ${USER_JSON} as "user", greatest(sessions.created_at, sessions.proved_at)::text as proved_at, sessions.aal::text
       from auth.users left join auth.sessions on sessions.id = $2 and sessions.user_id = users.id
      where users.id = $1`,
    [sub, sessionId ?? null],
  )
  if (found === undefined) {
    const text = 'User from sub claim in JWT does not exist'
    throw new AppError('user_not_found', { status: 403, text })
  }
  if (isBanned(found.user, clock())) throw new AppError('user_banned')
  if (sessionId !== undefined && found.proved_at === null) throw new AppError('session_not_found')
  c.set('personId', found.user.id)
  return {
    user: found.user,
    sessionId,
    provedAt: found.proved_at === null ? undefined : new Date(found.proved_at),
    role: typeof role === 'string' ? role : undefined,
    aal: found.aal ?? 'aal1',
  }
}
