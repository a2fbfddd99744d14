import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from '../requests/device.ts'
import { requireUser } from '../requests/require-user.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'

/** POST /logout?scope=global|local|others: ends all sessions of the person, this one, or all but this one. */
export const signOut =
  (deps: Pick<AuthDeps, 'db' | 'keys' | 'clock' | 'refuseSessions'>) =>
  async (c: Context<HttpEnv>) => {
    const { user, sessionId } = await requireUser(c, deps)
    const scope = c.req.query('scope') || 'global'
    const which = SCOPES.get(scope)
    if (which === undefined) {
      throw new AppError('validation_failed', { text: `Unsupported logout scope "${scope}"` })
    }
    const ended = await deps.db.transaction(async (tx) => {
      const sessions = await tx.query<{ id: string }>(
        `delete from auth.sessions where user_id = $1 and ($2::uuid is null or ${which}) returning id::text`,
        [user.id, scope === 'global' ? null : (sessionId ?? null)],
      )
      if (sessions.length === 0) return []
      const entry = { event: 'sign_out', method: scope, device: deviceOf(c) } as const
      await recordSecurityEvent(tx, { userId: user.id, ...entry })
      return sessions.map(({ id }) => id)
    })
    deps.refuseSessions(ended)
    return c.body(null, 204)
  }

/** SQL of the sessions each scope ends; $2 is the present one. */
const SCOPES = new Map([
  ['global', 'true'],
  ['local', 'id = $2::uuid'],
  ['others', 'id <> $2::uuid'],
])
