import { newsletterSubscriptionsPage, newsletterSubscriptionsQuery } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import { countNewsletterSubscriptions } from './count-newsletter-subscriptions.ts'
import type { NewsletterDeps } from './newsletter-deps.ts'
import { newsletterSubscriptionsWhere } from './newsletter-subscriptions-where.ts'

const operation = {
  method: 'get',
  path: '/admin/newsletter-subscriptions',
  id: 'listNewsletterSubscriptions',
  summary: 'Who receives the newsletter: a page, the newest first',
  tag: 'newsletter',
  access: 'admin',
  query: newsletterSubscriptionsQuery,
  answers: { 200: { description: 'A page of the list', schema: newsletterSubscriptionsPage } },
} as const

/** GET /api/admin/newsletter-subscriptions: confirmed ones only; the others are not subscribed. */
export const listNewsletterSubscriptions = ({ db }: NewsletterDeps) =>
  serve(operation, async (c, { query: { page, per_page: perPage, ...filter } }) => {
    const { text, values } = newsletterSubscriptionsWhere(filter)
    const total = await countNewsletterSubscriptions(db, filter)
    const newsletter_subscriptions = await db.query(
      `select id, email, language, confirmed_at from public.newsletter_subscriptions
        where ${text} order by confirmed_at desc, id desc
        limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, perPage, (page - 1) * perPage],
    )
    return c.json({ newsletter_subscriptions, total })
  })
