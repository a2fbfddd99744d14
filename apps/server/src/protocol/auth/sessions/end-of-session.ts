import type { Tx } from '../../../platform/db/database.ts'
import type { AuthSettings } from '../auth-settings.ts'

/** Session that is to be renewed. */
export type RenewableSession = {
  id: string
  user_id: string
  aal: string
  /** Derives each refresh token from the one before it. */
  key: string
  not_after: string | null
  created_at: string
  renewed_at: string
}

/** SQL of the columns of a `RenewableSession` of `auth.sessions`. */
export const RENEWABLE = `sessions.id::text, sessions.user_id::text, sessions.aal::text,
  sessions.refresh_token_hmac_key as key, sessions.not_after::text, sessions.created_at::text,
  coalesce(sessions.refreshed_at, sessions.created_at)::text as renewed_at`

/** Text of the refusal for a session that cannot be renewed any more; undefined for one that can. */
export async function endOfSession(
  tx: Tx,
  { authSessionTimeboxS, authSessionInactivityS, authSessionSingle }: AuthSettings,
  { session, now }: { session: RenewableSession; now: Date },
): Promise<string | undefined> {
  const text = 'Invalid Refresh Token: Session Expired'
  const isPast = (from: string, seconds: number) =>
    seconds > 0 && new Date(from).getTime() + seconds * 1000 <= now.getTime()
  if (session.not_after !== null && new Date(session.not_after) <= now) return text
  if (isPast(session.created_at, authSessionTimeboxS)) return text
  if (isPast(session.renewed_at, authSessionInactivityS)) return `${text} (Inactivity)`
  if (!authSessionSingle) return undefined
  const newer = await tx.query(
    'select from auth.sessions where user_id = $1 and (created_at, id) > ($2, $3) limit 1',
    [session.user_id, session.created_at, session.id],
  )
  return newer.length > 0 ? `${text} (Revoked by Newer Login)` : undefined
}
