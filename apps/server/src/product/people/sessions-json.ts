import { isoInstant } from '../../platform/db/iso-instant.ts'

const LAST_USED = 'coalesce(sessions.refreshed_at, sessions.created_at)'

/** SQL of the sessions of an account that are still valid, the last used one first. */
export const sessionsJson = (userId: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(
        'id', sessions.id, 'created_at', ${isoInstant('sessions.created_at')},
        'last_used_at', ${isoInstant(LAST_USED)},
        'user_agent', sessions.user_agent, 'ip', host(sessions.ip))
        order by ${LAST_USED} desc, sessions.id), '[]')
      from auth.sessions where user_id = ${userId} and coalesce(not_after > now(), true))`
