import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import type { Device } from '../requests/device.ts'
import type { SessionIdentity } from '../tokens/access-token.ts'
import { USER_JSON, type UserRow } from '../users/user-row.ts'
import { randomToken, tokenHash } from './refresh-token.ts'

export type Session = { user: UserRow; session: SessionIdentity; refreshToken: string }

type SignIn = { userId: string; method: string; device: Device; now: Date }

/** Signs the person in, in one statement: the session, its first refresh token, and how it was reached. */
export async function createSession(
  tx: Tx,
  { userId, method, device, now }: SignIn,
): Promise<Session> {
  const sessionId = randomUUID()
  const refreshToken = randomToken()
  const [updated] = await tx.query<{ user: UserRow }>(
    `with session as (
       insert into auth.sessions
         (id, user_id, created_at, updated_at, ip, user_agent, refresh_token_hmac_key)
       values ($1, $2, $3, $3, $4, $5, $6)
     ), token as (
       insert into auth.refresh_tokens (token, session_id, created_at, updated_at)
       values ($7, $1, $3, $3)
     ), method as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       values ($1, $8, $3, $3)
     )
     update auth.users set last_sign_in_at = $3, updated_at = $3 where id = $2
     returning ${USER_JSON} as "user"`,
    [
      sessionId,
      userId,
      now,
      device.ip,
      device.userAgent,
      randomToken(),
      tokenHash(refreshToken),
      method,
    ],
  )
  // Nobody was deleted in between, or the session's foreign key had refused.
  if (updated === undefined) throw new Error(`The session of ${userId} has no user`)
  const methods = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  return { user: updated.user, session: { id: sessionId, aal: 'aal1', methods }, refreshToken }
}
