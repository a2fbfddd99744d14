import { alarmForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import { DONE } from '../management/answers.ts'
import type { PeopleDeps } from '../people-deps.ts'

const operation = {
  method: 'post',
  path: '/alarm',
  id: 'secureAccount',
  summary:
    'Secure the account that a notice was about: ends every session, mails a link that sets a new password',
  tag: 'account',
  access: 'anybody',
  body: alarmForm,
  answers: DONE,
  errors: ['otp_expired'],
} as const

/** POST /api/alarm, with the token of a notice. 403 otp_expired. */
export const secureAccount = ({ db, raiseAlarm, refuseSessions }: PeopleDeps) =>
  serve(operation, async (c, { body: { token } }) => {
    refuseSessions(await db.transaction((tx) => raiseAlarm(tx, c, token)))
    return c.json({ success: true })
  })
