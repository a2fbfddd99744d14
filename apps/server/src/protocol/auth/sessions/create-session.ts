import { randomUUID } from 'node:crypto'
import { AppError } from '@podium/domain'
import type { Statement, Tx } from '../../../platform/db/database.ts'
import { type Device, networkOf } from '../requests/device.ts'
import { SSO_METHOD, ssoProviderOf } from '../single-sign-on/sso-identity.ts'
import type { SessionIdentity } from '../tokens/access-token.ts'
import { USER_JSON, type UserRow } from '../users/user-row.ts'
import { randomToken, tokenHash } from './refresh-token.ts'

/** Time for which a network counts as known after the last sign-in from it. */
export const KNOWN_FOR = '90 days'

export type Session = { user: UserRow; session: SessionIdentity; refreshToken: string }

/** Session of a sign-in. */
export type NewSession = Session & {
  /** Whether the account has known networks, and this is none of them. */
  isFromNewNetwork: boolean
}

export type SignIn = {
  userId: string
  method: string
  device: Device
  now: Date
  /** Hash the person's password was compared with. */
  passwordHash?: string
  /** Moment at which it ends, whatever happens; null: none. */
  notAfter?: Date | null
}

/**
 * Creates a session in one statement, with its first refresh token, authentication method and entry in
 * the log of security events.
 * Throws `invalid_credentials` if the account was deleted or its password changed meanwhile,
 * `user_banned` (400) if it was banned meanwhile.
 */
export async function createSession(tx: Tx, signIn: SignIn): Promise<NewSession> {
  const { statement, read } = newSession(signIn)
  const [row] = await tx.query(statement.text, statement.values)
  return read(tx, row)
}

/** Statement that creates a session, and the reader of its row, which throws as `createSession` does. */
export function newSession({
  userId,
  method,
  device,
  now,
  passwordHash,
  notAfter = null,
}: SignIn): {
  statement: Statement
  read(tx: Tx, row: Record<string, unknown> | undefined): Promise<NewSession>
} {
  const sessionId = randomUUID()
  const refreshToken = randomToken()
  const values = [
    sessionId,
    userId,
    now,
    device.ip,
    device.userAgent,
    randomToken(),
    tokenHash(refreshToken),
    method,
    passwordHash ?? null,
    networkOf(device),
    notAfter,
  ]
  return {
    statement: { name: 'auth_create_session', text: CREATE, values },
    async read(tx, row) {
      const found = row as Created | undefined // the columns of CREATE
      if (found === undefined) throw await refusalFor(tx, { userId, now })
      const timestamp = Math.floor(now.getTime() / 1000)
      const methods = [{ method, timestamp, ...providerOf(found.user, method) }]
      return {
        user: found.user,
        session: { id: sessionId, aal: 'aal1', methods },
        refreshToken,
        isFromNewNetwork: found.is_from_new_network,
      }
    },
  }
}

type Created = { user: UserRow; is_from_new_network: boolean }

const CREATE = `with signed_in as (
       update auth.users set last_sign_in_at = $3, updated_at = $3
        where id = $2 and ($9::text is null or encrypted_password = $9)
          and coalesce(banned_until <= $3, true)
       returning ${USER_JSON} as "user"
     ), session as (
       insert into auth.sessions
         (id, user_id, created_at, updated_at, ip, user_agent, refresh_token_hmac_key, not_after)
       select $1::uuid, $2, $3, $3, $4::inet, $5, $6, $11::timestamptz from signed_in
     ), token as (
       insert into auth.refresh_tokens (token, session_id, created_at, updated_at)
       select $7, $1, $3, $3 from signed_in
     ), method as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       select $1, $8, $3, $3 from signed_in
     ), forgotten as (
       delete from auth.known_networks
        where user_id = $2 and network <> $10 and seen_at < $3::timestamptz - interval '${KNOWN_FOR}'
     ), known as (
       insert into auth.known_networks (user_id, network, seen_at) select $2, $10, $3 from signed_in
       on conflict (user_id, network) do update set seen_at = excluded.seen_at
     ), event as (
       insert into auth.security_events (created_at, user_id, event, succeeded, method, ip, user_agent)
       select $3, $2, 'sign_in', true, $8, $4::inet, $5 from signed_in
     )
     select "user", exists (select from auth.known_networks where user_id = $2)
         and not exists (select from auth.known_networks where user_id = $2 and network = $10
           and seen_at >= $3::timestamptz - interval '${KNOWN_FOR}')
         as is_from_new_network
       from signed_in`

/** Provider that a company's sign-in names among a session's methods. */
function providerOf({ identities }: UserRow, method: string): { provider?: string } {
  if (method !== SSO_METHOD) return {}
  const [provider] = identities.flatMap((identity) => ssoProviderOf(identity.provider) ?? [])
  return provider === undefined ? {} : { provider }
}

async function refusalFor(tx: Tx, { userId, now }: Pick<SignIn, 'userId' | 'now'>) {
  const banned = await tx.query('select from auth.users where id = $1 and banned_until > $2', [
    userId,
    now,
  ])
  return banned.length > 0
    ? new AppError('user_banned', { status: 400 })
    : new AppError('invalid_credentials')
}
