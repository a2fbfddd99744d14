import { z } from 'zod'
import { CONTACT_SUBJECTS } from '../contact-subjects.ts'
import { requiredText } from '../forms/fields.ts'
import { LIMITS } from '../limits.ts'

const CONTACT_MESSAGES_PER_PAGE = 25
const CONTACT_MESSAGES_MAX_PER_PAGE = 100

export const CONTACT_MESSAGE_STATUSES = ['open', 'answered', 'archived'] as const
export type ContactMessageStatus = (typeof CONTACT_MESSAGE_STATUSES)[number]

const status = z.enum(CONTACT_MESSAGE_STATUSES)

export const contactMessagesQuery = z.object({
  status: status.optional(),
  search: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Part of a name, an e-mail address or a text, in any case'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(CONTACT_MESSAGES_MAX_PER_PAGE)
    .default(CONTACT_MESSAGES_PER_PAGE),
})

export const contactMessagePath = z.object({ id: z.guid().toLowerCase() })

/** Message sent with the contact form. */
const contactMessage = z
  .object({
    id: z.guid(),
    name: z.string(),
    email: z.string(),
    subject: z.enum(CONTACT_SUBJECTS),
    message: z.string(),
    language: z.enum(['fr', 'en']),
    status,
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.output<typeof contactMessage>

const count = z.number().int().min(0)

export const contactMessagesPage = z
  .object({
    /** Messages of the page, newest first. */
    messages: z.array(contactMessage),
    total: count.describe('How many match the status and the search'),
    counts: z
      .object({ open: count, answered: count, archived: count })
      .describe('How many match the search, by status'),
  })
  .meta({ id: 'MessagesPage' })

export const contactMessageDetail = contactMessage
  .extend({
    /** Replies, oldest first. */
    replies: z.array(
      z.object({
        id: z.guid(),
        body: z.string(),
        created_at: z.iso.datetime(),
        /** Author's address; null once the account is deleted. */
        author_email: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ContactMessageDetail' })
export type ContactMessageDetail = z.output<typeof contactMessageDetail>

export const contactMessageReplyForm = z.object({
  body: requiredText(LIMITS.contact_message_replies.body),
})
export const contactMessageStatusForm = z.object({ status })
