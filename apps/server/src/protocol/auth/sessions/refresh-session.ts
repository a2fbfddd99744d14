import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { deviceOf } from '../requests/device.ts'
import { readBody } from '../requests/read-body.ts'
import { notifyOfSignIn } from '../security-log/notify-of-sign-in.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import type { AuthenticationMethod } from '../tokens/access-token.ts'
import { isBanned } from '../users/is-banned.ts'
import { USER_JSON, type UserRow } from '../users/user-row.ts'
import type { Session } from './create-session.ts'
import { endOfSession, RENEWABLE, type RenewableSession } from './end-of-session.ts'
import { METHODS_JSON } from './methods-json.ts'
import { presentSession } from './present-session.ts'
import { childToken, isRefreshToken, tokenHash } from './refresh-token.ts'
import { type TokenUse, useActiveToken } from './use-active-token.ts'

const Body = z.object({ refresh_token: z.string().default('') })

/**
 * Grant `refresh_token`: every use replaces the token; reuse of one older than the active token's
 * parent ends the session.
 */
export async function refreshSession(c: Context<HttpEnv>, deps: AuthDeps) {
  const { refresh_token: token } = await readBody(c, Body)
  if (!isRefreshToken(token)) {
    throw new AppError('validation_failed', { text: 'Refresh token is not valid' })
  }
  const use = { token, device: deviceOf(c), now: deps.clock() }
  const renewed = await useActiveToken(deps.db, deps.settings, use)
  if (renewed !== undefined) return c.json(await presentSession(deps, renewed))
  // The end of a session must be committed, so reuse is a result of the transaction and no
  // exception.
  const session = await deps.db.transaction(async (tx) => {
    const used = await useRefreshToken(tx, deps.settings, use)
    if ('replayedOf' in used) {
      const notice = { c, user: used.replayedOf, kind: 'session_replayed' } as const
      await notifyOfSignIn(tx, deps, notice)
    }
    return used
  })
  if ('ended' in session) deps.refuseSessions([session.ended])
  if ('replayedOf' in session) {
    deps.logger.warn({ requestId: c.var.requestId }, 'a replayed refresh token ended its session')
    throw new AppError('refresh_token_already_used')
  }
  if ('overBecause' in session) {
    throw new AppError('session_expired', { text: session.overBecause })
  }
  return c.json(await presentSession(deps, session))
}

/** Session that a setting has ended, with the refusal's text. */
type Over = { ended: string; overBecause: string }

/** Reuse of an old token of a person’s session, which it has ended. */
type Replay = { ended: string; replayedOf: UserRow }

/**
 * Uses a refresh token; callers with tokens of one session take turns on its row. The active token
 * is replaced by its child; its parent gets that same active token again, any number of times
 * (another tab lost the race, or an answer was lost), and so does an older one for as long as the
 * settings say; any other was stolen or its successor was, so the session ends.
 */
async function useRefreshToken(
  tx: Tx,
  settings: AuthSettings,
  { token, device, now }: TokenUse,
): Promise<Session | Replay | Over> {
  const presented = tokenHash(token)
  const session = await lockSession(tx, presented)
  const { active, parent, user, methods } = await readSession(tx, session.id)
  if (isBanned(user, now)) {
    throw new AppError('user_banned', { status: 400, text: 'Invalid Refresh Token: User Banned' })
  }
  const overBecause = await endOfSession(tx, settings, { session, now })
  if (overBecause !== undefined) {
    await tx.query('delete from auth.sessions where id = $1', [session.id])
    return { ended: session.id, overBecause }
  }
  const isCurrent = presented === active || presented === parent
  const taken = isCurrent || (await wasJustUsed(tx, settings, { presented, now }))
  const child = taken ? successor(session.key, token, active) : undefined
  if (child === undefined) {
    await tx.query('delete from auth.sessions where id = $1', [session.id])
    const entry = { event: 'token_replay', succeeded: false, device } as const
    await recordSecurityEvent(tx, { userId: user.id, ...entry })
    return { ended: session.id, replayedOf: user }
  }
  if (presented === active) {
    await tx.query(
      'update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1',
      [active, now],
    )
    await tx.query(
      `insert into auth.refresh_tokens (token, parent, session_id, created_at, updated_at)
       values ($1, $2, $3, $4, $4)`,
      [tokenHash(child), active, session.id, now],
    )
  }
  await tx.query(
    `update auth.sessions set refreshed_at = $2, updated_at = $2, ip = $3, user_agent = $4 where id = $1`,
    [session.id, now, device.ip, device.userAgent],
  )
  return { user, session: { id: session.id, aal: session.aal, methods }, refreshToken: child }
}

/** Whether a used token may be used again, because that was a moment ago (`authRefreshTokenReuseS`). */
async function wasJustUsed(
  tx: Tx,
  { authRefreshTokenReuseS: seconds }: AuthSettings,
  { presented, now }: { presented: string; now: Date },
): Promise<boolean> {
  if (seconds === 0) return false
  const since = new Date(now.getTime() - seconds * 1000)
  const used = await tx.query(
    'select from auth.refresh_tokens where token = $1 and revoked and updated_at > $2',
    [presented, since],
  )
  return used.length > 0
}

/** Most tokens between one that is used again and the active one. */
const MAX_GENERATIONS = 100

/**
 * Token for whoever presents `token`: its child where it is the active one, else the active one, which
 * descends from it. Undefined where it does not.
 */
function successor(key: string, token: string, active: string): string | undefined {
  let descendant = childToken(key, token)
  if (tokenHash(token) === active) return descendant
  for (let generation = 1; generation <= MAX_GENERATIONS; generation += 1) {
    if (tokenHash(descendant) === active) return descendant
    descendant = childToken(key, descendant)
  }
  return undefined
}

async function lockSession(tx: Tx, hash: string): Promise<RenewableSession> {
  const [session] = await tx.query<RenewableSession>(
    `select ${RENEWABLE} from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token = $1) for update`,
    [hash],
  )
  if (session === undefined) throw new AppError('refresh_token_not_found')
  return session
}

type SessionState = {
  active: string
  parent: string | null
  user: UserRow
  methods: AuthenticationMethod[]
}

/**
 * State of a session; a statement of its own after the lock, so that it sees the previous holder's
 * changes.
 */
async function readSession(tx: Tx, sessionId: string): Promise<SessionState> {
  const [state] = await tx.query<SessionState>(
    `select refresh_tokens.token as active, refresh_tokens.parent, ${USER_JSON} as "user",
            ${METHODS_JSON} as methods
       from auth.sessions
       join auth.users on users.id = sessions.user_id
       join auth.refresh_tokens on refresh_tokens.session_id = sessions.id and not revoked
      where sessions.id = $1`,
    [sessionId],
  )
  if (state === undefined) throw new AppError('refresh_token_not_found')
  return state
}
