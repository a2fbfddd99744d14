import { keptMailsPage, keptMailsQuery } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import { listMailHeaders } from '../../platform/mail/index.ts'
import type { KeptMailsDeps } from './kept-mails-deps.ts'

const operation = {
  method: 'get',
  path: '/admin/kept-mails',
  id: 'listKeptMails',
  summary: 'Mails that no mail server takes: a page, the newest first, without their texts',
  tag: 'kept mails',
  access: 'admin',
  query: keptMailsQuery,
  answers: { 200: { description: 'A page of the mails', schema: keptMailsPage } },
} as const

/** GET /api/admin/kept-mails: no text, because it holds links that open accounts. */
export const listKeptMails = ({ db }: KeptMailsDeps) =>
  serve(operation, async (c, { query: { page, per_page: perPage } }) => {
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const { headers, total } = await listMailHeaders(db, part)
    const mails = headers.map(({ createdAt, ...mail }) => ({ ...mail, created_at: createdAt }))
    return c.json({ mails, total })
  })
