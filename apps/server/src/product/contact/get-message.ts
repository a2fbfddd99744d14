import { AppError, messageDetail, messagePath } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import type { ContactDeps } from './contact-deps.ts'
import { MESSAGE_COLUMNS, type MessageRow } from './message-columns.ts'

const operation = {
  method: 'get',
  path: '/admin/messages/{id}',
  id: 'getMessage',
  summary: 'One message with what was answered',
  tag: 'messages',
  access: 'admin',
  params: messagePath,
  answers: { 200: { description: 'The message', schema: messageDetail } },
  errors: ['message_not_found'],
} as const

/** GET /api/admin/messages/{id}. 404 message_not_found. */
export const getMessage = ({ db }: ContactDeps) =>
  serve(operation, async (c, { params: { id } }) => {
    const [message] = await db.query<MessageRow>(
      `select ${MESSAGE_COLUMNS} from public.contact_messages where id = $1`,
      [id],
    )
    if (message === undefined) throw new AppError('message_not_found')
    const replies = await db.query(
      `select replies.id, body, replies.created_at, users.email as author_email
         from public.contact_message_replies as replies left join auth.users on users.id = author_id
        where contact_message_id = $1 order by replies.created_at, replies.id`,
      [id],
    )
    return c.json({ ...message, replies })
  })
