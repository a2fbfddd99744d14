import type { Database } from '../../../platform/db/database.ts'
import type { AuthSettings } from '../auth-settings.ts'
import type { Device } from '../requests/device.ts'
import type { AuthenticationMethod } from '../tokens/access-token.ts'
import { USER_JSON, type UserRow } from '../users/user-row.ts'
import type { Session } from './create-session.ts'
import { endOfSession, RENEWABLE, type RenewableSession } from './end-of-session.ts'
import { METHODS_JSON } from './methods-json.ts'
import { childToken, tokenHash } from './refresh-token.ts'

export type TokenUse = { token: string; device: Device; now: Date }

/** Session of a token that nobody has used. */
const FIND = `select ${RENEWABLE} from auth.refresh_tokens
  join auth.sessions on sessions.id = session_id where token = $1 and not revoked`

/**
 * Replaces a token by its child, where nobody was faster and the session is not over. The session's row is locked
 * first, as every use of its tokens does; what another one changed meanwhile is seen by the conditions.
 */
const REPLACE = `with locked as (
    select id from auth.sessions
     where id = $1 and coalesce(not_after > $4, true)
       and exists (select from auth.users
         where users.id = sessions.user_id and coalesce(banned_until <= $4, true))
       for update
  ), used as (
    update auth.refresh_tokens set revoked = true, updated_at = $4 from locked
     where token = $2 and session_id = locked.id and not revoked
    returning session_id
  ), child as (
    insert into auth.refresh_tokens (token, parent, session_id, created_at, updated_at)
    select $3, $2, session_id, $4, $4 from used
  ), renewed as (
    update auth.sessions set refreshed_at = $4, updated_at = $4, ip = $5::inet, user_agent = $6 from used
     where sessions.id = used.session_id
  )
  select from used`

/** State of the session of a token that is active; a statement of its own, which sees what the lock waited for. */
const READ = `select sessions.aal::text, ${USER_JSON} as "user", ${METHODS_JSON} as methods
  from auth.refresh_tokens
  join auth.sessions on sessions.id = refresh_tokens.session_id
  join auth.users on users.id = sessions.user_id
 where refresh_tokens.token = $1 and not refresh_tokens.revoked`

/**
 * Session renewed by its active token, with two flushes of prepared statements, so that no transaction waits for
 * this process.
 * Undefined for any other token, and where something changed between the two: those need the session's lock.
 */
export async function useActiveToken(
  db: Database,
  settings: AuthSettings,
  { token, device, now }: TokenUse,
): Promise<Session | undefined> {
  const presented = tokenHash(token)
  const [found] = await db.batch([{ name: 'auth_find_token', text: FIND, values: [presented] }])
  const session = found?.rows[0] as RenewableSession | undefined // the columns of FIND
  if (session === undefined) return undefined
  if ((await endOfSession(db, settings, { session, now })) !== undefined) return undefined
  const child = childToken(session.key, token)
  const childHash = tokenHash(child)
  const values = [session.id, presented, childHash, now, device.ip, device.userAgent]
  const [replaced, read] = await db.batch([
    { name: 'auth_replace_token', text: REPLACE, values },
    { name: 'auth_read_session', text: READ, values: [childHash] },
  ])
  const row = read?.rows[0] as Renewed | undefined // the columns of READ
  if (replaced?.rows.length !== 1 || row === undefined) return undefined
  const { user, aal, methods } = row
  return { user, session: { id: session.id, aal, methods }, refreshToken: child }
}

type Renewed = { user: UserRow; aal: string; methods: AuthenticationMethod[] }
