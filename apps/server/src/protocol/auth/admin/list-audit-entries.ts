import { AppError, SECURITY_EVENTS, type SecurityEventName } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isoTime } from '../users/iso-time.ts'
import { offsetOf, readPage, setPageHeaders } from './page.ts'

/**
 * GET /admin/audit?page=&per_page=&query=: security events of everybody as Supabase Auth's audit
 * entries, newest first. `query` is `author:`, `action:` or `type:` and a part of an address, an action
 * or a log type. Entries go with their account.
 */
export const listAuditEntries =
  ({ db }: Pick<AuthDeps, 'db'>) =>
  async (c: Context<HttpEnv>) => {
    const page = readPage(c)
    const { author, events } = readQuery(c.req.query('query') ?? '')

    const from = `from auth.security_events join auth.users on users.id = user_id
      where ($1 = '' or strpos(lower(${AUTHOR}), $1) > 0) and ($2::text[] is null or event = any ($2))`
    const rows = await db.query<Row>(
      `select security_events.id::text, event, succeeded, method, host(ip) as ip, user_agent,
              security_events.created_at::text, user_id::text, ${AUTHOR} as author, is_sso_user
         ${from} order by security_events.id desc limit $3 offset $4`,
      [author, events, page.perPage, offsetOf(page)],
    )
    const [count] = await db.query<{ total: number }>(`select count(*)::int as total ${from}`, [
      author,
      events,
    ])
    setPageHeaders(c, { ...page, total: count?.total ?? 0, path: '/admin/audit' })
    return c.json(rows.map(present))
  }

/** SQL of the address that an entry is about. */
const AUTHOR = `coalesce(email, phone, '')`

/** Action and log type of Supabase Auth for each event. */
const ACTIONS: Record<SecurityEventName, readonly [action: string, logType: string]> = {
  account_creation: ['user_signedup', 'team'],
  invitation: ['user_invited', 'team'],
  address_confirmation: ['user_modified', 'user'],
  phone_confirmation: ['user_modified', 'user'],
  sign_in_link_request: ['user_recovery_requested', 'user'],
  sign_in_code_request: ['user_recovery_requested', 'user'],
  recovery_request: ['user_recovery_requested', 'user'],
  sign_in: ['login', 'account'],
  second_factor: ['verification_attempted', 'factor'],
  sign_out: ['logout', 'account'],
  session_end: ['logout', 'account'],
  token_replay: ['token_revoked', 'token'],
  password_change: ['user_updated_password', 'user'],
  address_change_request: ['user_confirmation_requested', 'user'],
  address_change: ['user_modified', 'user'],
  phone_change_request: ['user_confirmation_requested', 'user'],
  phone_change: ['user_modified', 'user'],
  factor_enrollment: ['factor_in_progress', 'factor'],
  factor_removal: ['factor_unenrolled', 'factor'],
  recovery_codes_change: ['generate_recovery_codes', 'user'],
  passkey_registration: ['passkey_created', 'user'],
  passkey_removal: ['passkey_deleted', 'user'],
  identity_link: ['user_modified', 'user'],
  identity_removal: ['identity_unlinked', 'user'],
  ban: ['user_modified', 'user'],
  ban_end: ['user_modified', 'user'],
  alarm: ['user_modified', 'user'],
  secret_address: ['user_modified', 'user'],
  secret_address_end: ['user_modified', 'user'],
}

type Row = {
  id: string
  event: SecurityEventName
  succeeded: boolean
  method: string | null
  ip: string | null
  user_agent: string | null
  created_at: string
  user_id: string
  author: string
  is_sso_user: boolean
}

function present({ id, event, succeeded, method, ...row }: Row) {
  const [action, log_type] = ACTIONS[event]
  const timestamp = isoTime(row.created_at)
  return {
    id,
    payload: {
      action,
      log_type,
      actor_id: row.user_id,
      actor_username: row.author,
      actor_via_sso: row.is_sso_user,
      timestamp,
      traits: { event, succeeded, method, user_agent: row.user_agent },
    },
    created_at: timestamp,
    ip_address: row.ip ?? '',
  }
}

/** Filter of a `query`. Throws `validation_failed` (400) for an unknown scope. */
function readQuery(query: string): { author: string; events: SecurityEventName[] | null } {
  if (query === '') return { author: '', events: null }
  const [, scope, rest = ''] = /^(author|action|type):(.*)$/s.exec(query) ?? []
  const part = rest.replaceAll('\0', '\u{FFFD}').toLowerCase()
  if (scope === 'author') return { author: part, events: null }
  if (scope === undefined) {
    throw new AppError('validation_failed', { text: `Invalid query scope: ${query}` })
  }
  const index = scope === 'action' ? 0 : 1
  return { author: '', events: SECURITY_EVENTS.filter((e) => ACTIONS[e][index].includes(part)) }
}
