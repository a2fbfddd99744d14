import { contactMessagePath, contactMessageStatusForm } from '@podium/domain'
import { z } from 'zod'
import { serve } from '../../platform/http/operation.ts'
import { changeContactMessage } from './change-contact-message.ts'
import type { ContactDeps } from './contact-deps.ts'

const operation = {
  method: 'put',
  path: '/admin/contact-messages/{id}/status',
  id: 'setContactMessageStatus',
  summary: 'Archive a message, open it again, or mark it as answered elsewhere',
  tag: 'contact messages',
  access: 'admin',
  params: contactMessagePath,
  body: contactMessageStatusForm,
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
  errors: ['contact_message_not_found'],
} as const

/** PUT /api/admin/contact-messages/{id}/status. 404 contact_message_not_found. */
export const setContactMessageStatus = (deps: ContactDeps) =>
  serve(operation, async (c, { params: { id }, body: { status }, caller: { id: actorId } }) => {
    await changeContactMessage(deps, { actorId, id, action: 'contact_message.status', status })
    return c.json({ success: true })
  })
