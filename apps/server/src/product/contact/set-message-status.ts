import { messagePath, messageStatusForm } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../platform/http/operation.ts'
import { changeMessage } from './change-message.ts'
import type { ContactDeps } from './contact-deps.ts'

const operation = {
  method: 'put',
  path: '/admin/messages/{id}/status',
  id: 'setMessageStatus',
  summary: 'Archive a message, open it again, or mark it as answered elsewhere',
  tag: 'messages',
  access: 'admin',
  params: messagePath,
  body: messageStatusForm,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['message_not_found'],
} as const

/** PUT /api/admin/messages/{id}/status. 404 message_not_found. */
export const setMessageStatus = (deps: ContactDeps) =>
  serve(operation, async (c, { params: { id }, body: { status }, caller: { id: actorId } }) => {
    await changeMessage(deps, { actorId, id, action: 'message.status', status })
    return c.json({ success: true })
  })
