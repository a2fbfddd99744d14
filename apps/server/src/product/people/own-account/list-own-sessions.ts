import { type OwnSession, ownSession } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { sessionsJson } from '../sessions-json.ts'

const operation = {
  method: 'get',
  path: '/account/sessions',
  id: 'listOwnSessions',
  summary: 'One’s own open sessions, the last used one first',
  tag: 'account',
  access: 'person',
  answers: { 200: { description: 'The sessions', schema: z.array(ownSession) } },
} as const

/** GET /api/account/sessions. */
export const listOwnSessions = ({ db }: PeopleDeps) =>
  serve(operation, async (c, { caller: { id, sessionId } }) => {
    const [row] = await db.query<{ sessions: Omit<OwnSession, 'is_current'>[] }>(
      `select ${sessionsJson('$1')} as sessions`,
      [id],
    )
    const sessions = row?.sessions ?? []
    return c.json(sessions.map((own) => ({ ...own, is_current: own.id === sessionId })))
  })
