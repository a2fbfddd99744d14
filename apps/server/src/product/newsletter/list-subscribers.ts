import { subscribersPage, subscribersQuery } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import { countSubscribers } from './count-subscribers.ts'
import type { NewsletterDeps } from './newsletter-deps.ts'
import { subscribersWhere } from './subscribers-where.ts'

const operation = {
  method: 'get',
  path: '/admin/newsletter',
  id: 'listSubscribers',
  summary: 'Who receives the newsletter: a page, the newest first',
  tag: 'newsletter',
  access: 'admin',
  query: subscribersQuery,
  answers: { 200: { description: 'A page of the list', schema: subscribersPage } },
} as const

/** GET /api/admin/newsletter: only those who confirmed; the others are not subscribed. */
export const listSubscribers = ({ db }: NewsletterDeps) =>
  serve(operation, async (c, { query: { page, per_page: perPage, ...filter } }) => {
    const { text, values } = subscribersWhere(filter)
    const total = await countSubscribers(db, filter)
    const subscribers = await db.query(
      `select id, email, language, confirmed_at from public.newsletter_subscriptions
        where ${text} order by confirmed_at desc, id desc
        limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, perPage, (page - 1) * perPage],
    )
    return c.json({ subscribers, total })
  })
