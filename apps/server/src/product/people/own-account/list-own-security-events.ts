import { securityEvents, securityEventsQuery } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { readSecurityEvents } from '../read-security-events.ts'

const operation = {
  method: 'get',
  path: '/account/security-events',
  id: 'listOwnSecurityEvents',
  summary: 'What was done with one’s own account, from where, and whether it succeeded',
  tag: 'account',
  access: 'person',
  query: securityEventsQuery,
  answers: { 200: { description: 'Events, newest first', schema: securityEvents } },
} as const

/** GET /api/account/security-events?before=. */
export const listOwnSecurityEvents = ({ db }: PeopleDeps) =>
  serve(operation, async (c, { query: { before }, caller }) =>
    c.json(await readSecurityEvents(db, { userId: caller.id, before })),
  )
