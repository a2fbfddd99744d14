import { inviteForm } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { requireStillAdmin } from '../require-still-admin.ts'
import { success } from './answers.ts'

const operation = {
  method: 'post',
  path: '/admin/users/invite',
  id: 'inviteUser',
  summary: 'Make an account for somebody and mail them a link that sets its password',
  tag: 'users',
  access: 'admin',
  body: inviteForm,
  answers: { 201: { description: 'Invited', schema: success.extend({ id: z.guid() }) } },
  errors: ['email_exists'],
} as const

/** POST /api/admin/users/invite. 422 email_exists: an existing account is left unchanged. */
export const inviteUser = ({ db, inviteAccount, recordAudit }: PeopleDeps) =>
  serve(operation, async (c, { body, caller: { id: actorId } }) => {
    const id = await db.transaction(async (tx) => {
      await requireStillAdmin(tx, actorId)
      const targetId = await inviteAccount(tx, body)
      const details = { role: body.role }
      const action = 'user.invite'
      await recordAudit(tx, { actorId, action, targetType: 'user', targetId, details })
      return targetId
    })
    return c.json({ success: true, id }, 201)
  })
