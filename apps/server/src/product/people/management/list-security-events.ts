import { AppError, accountPath, securityEvents, securityEventsQuery } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { readSecurityEvents } from '../read-security-events.ts'

const operation = {
  method: 'get',
  path: '/admin/users/{id}/security-events',
  id: 'listSecurityEvents',
  summary: 'What was done with an account, from where, and whether it succeeded',
  tag: 'users',
  access: 'admin',
  params: accountPath,
  query: securityEventsQuery,
  answers: { 200: { description: 'Events, newest first', schema: securityEvents } },
  errors: ['user_not_found'],
} as const

/** GET /api/admin/users/{id}/security-events?before=. 404 user_not_found. */
export const listSecurityEvents = ({ db }: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, query: { before } }) => {
    const known = await db.query('select from auth.users where id = $1', [id])
    if (known.length === 0) throw new AppError('user_not_found')
    return c.json(await readSecurityEvents(db, { userId: id, before }))
  })
