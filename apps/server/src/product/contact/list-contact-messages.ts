import {
  CONTACT_MESSAGE_STATUSES,
  type ContactMessageStatus,
  contactMessagesPage,
  contactMessagesQuery,
  folded,
} from '@podium/domain'
import { literally } from '../../platform/db/containing.ts'
import { serve } from '../../platform/http/operation.ts'
import type { ContactDeps } from './contact-deps.ts'
import { CONTACT_MESSAGE_COLUMNS, type MessageRow } from './contact-message-columns.ts'

const operation = {
  method: 'get',
  path: '/admin/contact-messages',
  id: 'listContactMessages',
  summary: 'What visitors wrote in the contact form: a page, the newest first',
  tag: 'contact messages',
  access: 'admin',
  query: contactMessagesQuery,
  answers: { 200: { description: 'A page of the messages', schema: contactMessagesPage } },
} as const

/**
 * Condition for a folded text, by the columns of the trigram index: names match by whole words and their
 * beginnings, the rest by any part.
 */
const MATCHES = `(folded_name like '% ' || nullif(btrim(public.folded_name($1)), '') || '%'
  or folded like '%' || $1 || '%')`

/**
 * GET /api/admin/contact-messages: with counts for every status, so that the list can say where its
 * matches are.
 */
export const listContactMessages = ({ db }: ContactDeps) =>
  serve(operation, async (c, { query: { status, search, page, per_page: perPage } }) => {
    const values = search === '' ? [] : [literally(folded(search))]
    const matches = search === '' ? 'true' : MATCHES
    const found = await db.query<{ status: ContactMessageStatus; count: number }>(
      `select status, count(*)::int as count from public.contact_messages
        where ${matches} group by status`,
      values,
    )
    const countOf = (wanted: ContactMessageStatus) =>
      found.find((each) => each.status === wanted)?.count ?? 0
    const wanted: readonly ContactMessageStatus[] =
      status === undefined ? CONTACT_MESSAGE_STATUSES : [status]
    const messages = await db.query<MessageRow>(
      `select ${CONTACT_MESSAGE_COLUMNS} from public.contact_messages
        where ${matches} and status = any($${values.length + 1})
        order by created_at desc, id desc
        limit $${values.length + 2} offset $${values.length + 3}`,
      [...values, wanted, perPage, (page - 1) * perPage],
    )
    return c.json({
      messages,
      total: wanted.reduce((total, each) => total + countOf(each), 0),
      counts: {
        open: countOf('open'),
        answered: countOf('answered'),
        archived: countOf('archived'),
      },
    })
  })
