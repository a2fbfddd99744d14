import { alarmAnswer, alarmForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'

const operation = {
  method: 'post',
  path: '/alarm',
  id: 'secureAccount',
  summary:
    'Secure the account that a notice was about: ends every session and its secret addresses, mails a link that sets a new password, except to whom their company signs in',
  tag: 'account',
  access: 'anybody',
  body: alarmForm,
  answers: { 200: { description: 'Done', schema: alarmAnswer } },
  errors: ['otp_expired'],
} as const

/**
 * POST /api/alarm, with the token of a notice: secret addresses of a calendar and of teams, which a thief may have made, end too. 403
 * otp_expired.
 */
export const secureAccount = ({ db, raiseAlarm, refuseSessions }: PeopleDeps) =>
  serve(operation, async (c, { body: { token } }) => {
    const { sessions, wayBack } = await db.transaction(async (tx) => {
      const secured = await raiseAlarm(tx, c, token)
      await tx.query('delete from public.calendar_feeds where person_id = $1', [secured.userId])
      await tx.query(
        `delete from public.team_shares using public.projects
          where projects.id = project_id and client_id = $1`,
        [secured.userId],
      )
      return secured
    })
    refuseSessions(sessions)
    return c.json({ success: true, way_back: wayBack })
  })
