import { contactMessagePath, contactMessageReplyForm } from '@podium/domain'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/operation.ts'
import { changeContactMessage } from './change-contact-message.ts'
import type { ContactDeps } from './contact-deps.ts'

const operation = {
  method: 'post',
  path: '/admin/contact-messages/{id}/replies',
  id: 'replyToContactMessage',
  summary: 'Answer by mail; the message then counts as answered',
  tag: 'contact messages',
  access: 'admin',
  params: contactMessagePath,
  body: contactMessageReplyForm,
  answers: {
    201: { description: 'On its way', schema: z.object({ success: z.literal(true) }) },
  },
  errors: ['contact_message_not_found'],
} as const

/**
 * POST /api/admin/contact-messages/{id}/replies: stores the reply and mails it to the sender in
 * their language. Answers to it go to the provider's address, else to the admin who replied. 404
 * contact_message_not_found.
 */
export const replyToContactMessage = (deps: ContactDeps) =>
  serve(operation, async (c, { params: { id }, body: { body }, caller: { id: actorId } }) => {
    const { mails, settings } = deps
    const change = { actorId, id, action: 'contact_message.reply', status: 'answered' } as const
    await changeContactMessage(deps, change, async (tx, message) => {
      await tx.query(
        'insert into public.contact_message_replies (contact_message_id, author_id, body) values ($1, $2, $3)',
        [id, actorId, body],
      )
      await mails.enqueue(tx, {
        to: message.email,
        language: message.language,
        kind: 'contact_reply',
        link: `${settings.publicUrl}/contact`,
        replyTo: settings.contactEmail ?? (await addressOf(tx, actorId)),
        reply: { text: body, subject: message.subject, message: message.message },
      })
    })
    return c.json({ success: true }, 201)
  })

async function addressOf(tx: Tx, id: string): Promise<string> {
  const [admin] = await tx.query<{ email: string }>('select email from auth.users where id = $1', [
    id,
  ])
  if (admin === undefined) throw new Error('An admin without an account') // just checked
  return admin.email
}
