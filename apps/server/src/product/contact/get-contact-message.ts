import { AppError, contactMessageDetail, contactMessagePath } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import type { ContactDeps } from './contact-deps.ts'
import { CONTACT_MESSAGE_COLUMNS, type MessageRow } from './contact-message-columns.ts'

const operation = {
  method: 'get',
  path: '/admin/contact-messages/{id}',
  id: 'getContactMessage',
  summary: 'One message with what was answered',
  tag: 'contact messages',
  access: 'admin',
  params: contactMessagePath,
  answers: { 200: { description: 'The message', schema: contactMessageDetail } },
  errors: ['contact_message_not_found'],
} as const

/** GET /api/admin/contact-messages/{id}. 404 contact_message_not_found. */
export const getContactMessage = ({ db }: ContactDeps) =>
  serve(operation, async (c, { params: { id } }) => {
    const [message] = await db.query<MessageRow>(
      `select ${CONTACT_MESSAGE_COLUMNS} from public.contact_messages where id = $1`,
      [id],
    )
    if (message === undefined) throw new AppError('contact_message_not_found')
    const replies = await db.query(
      `select replies.id, body, replies.created_at, users.email as author_email
         from public.contact_message_replies as replies left join auth.users on users.id = author_id
        where contact_message_id = $1 order by replies.created_at, replies.id`,
      [id],
    )
    return c.json({ ...message, replies })
  })
