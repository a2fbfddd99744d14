import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { Session } from '../sessions/create-session.ts'
import { METHODS_JSON } from '../sessions/methods-json.ts'
import { randomToken, tokenHash } from '../sessions/refresh-token.ts'
import type { AuthenticationMethod } from '../tokens/access-token.ts'
import { type FactorRow, USER_JSON, type UserRow } from '../users/user-row.ts'

type Raise = {
  userId: string
  sessionId: string
  factor: Pick<FactorRow, 'id' | 'factor_type'>
  now: Date
}

/**
 * Raises a session to aal2. Its refresh tokens from before are void, or whoever stole one would rise
 * with it; every session of the person below aal2 and every unverified factor ends.
 */
export async function raiseSession(
  tx: Tx,
  { userId, sessionId, factor, now }: Raise,
): Promise<{ session: Session; ended: string[] }> {
  const refreshToken = randomToken()
  const raised = await tx.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1 returning id`,
    [sessionId, factor.id, now],
  )
  if (raised.length === 0) throw new AppError('session_not_found')
  await tx.query('delete from auth.refresh_tokens where session_id = $1', [sessionId])
  await tx.query(
    `insert into auth.refresh_tokens (token, session_id, created_at, updated_at) values ($1, $2, $3, $3)`,
    [tokenHash(refreshToken), sessionId, now],
  )
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $3, $2, $2)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, now, METHODS[factor.factor_type]],
  )
  const ended = await tx.query<{ id: string }>(
    `delete from auth.sessions where user_id = $1 and aal = 'aal1' returning id::text`,
    [userId],
  )
  await tx.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
    userId,
  ])
  const [state] = await tx.query<{ user: UserRow; methods: AuthenticationMethod[] }>(
    `select ${USER_JSON} as "user", ${METHODS_JSON} as methods
       from auth.users join auth.sessions on sessions.user_id = users.id where sessions.id = $1`,
    [sessionId],
  )
  if (state === undefined) throw new AppError('session_not_found')
  const session = { id: sessionId, aal: 'aal2', methods: state.methods }
  return { session: { user: state.user, session, refreshToken }, ended: ended.map(({ id }) => id) }
}

/** Authentication method of each type of factor (`amr`). */
export const METHODS = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const satisfies Record<FactorRow['factor_type'], string>
