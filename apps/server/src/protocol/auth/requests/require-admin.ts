import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { requireBearer } from '../../../platform/http/bearer-token.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'

const ADMIN_ROLES = ['service_role', 'supabase_admin']

/**
 * Check for an admin key. Such a token names no person and no session; if it does name a session,
 * that must be alive. Throws `no_authorization` (401), `bad_jwt`, `not_admin`, `session_expired`
 * (403).
 */
export async function requireAdmin(
  c: Context<HttpEnv>,
  { keys, db }: Pick<AuthDeps, 'keys' | 'db'>,
) {
  const claims = await keys.verify(requireBearer(c))
  if (!isAdminRole(claims.role)) throw new AppError('not_admin')
  if (claims.session_id === undefined) return
  const { session_id: id } = claims
  const sessions = isUuid(id) ? await db.query('select from auth.sessions where id = $1', [id]) : []
  if (sessions.length === 0) {
    throw new AppError('session_expired', { status: 403, text: 'Session is no longer valid' })
  }
}

export const isAdminRole = (role: unknown) => ADMIN_ROLES.includes(String(role))
