import { accountPath } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { DONE } from '../management/answers.ts'
import type { PeopleDeps } from '../people-deps.ts'

const operation = {
  method: 'delete',
  path: '/account/sessions/{id}',
  id: 'endOwnSession',
  summary: 'End one of one’s own sessions; its device is signed out at once',
  tag: 'account',
  access: 'person',
  params: accountPath,
  answers: DONE,
} as const

/** DELETE /api/account/sessions/{id}. An id that none of one’s own has, or has no longer, changes nothing. */
export const endOwnSession = ({ db, endSession, refuseSessions }: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, caller }) => {
    refuseSessions(await db.transaction((tx) => endSession(tx, c, { id, userId: caller.id })))
    return c.json({ success: true })
  })
