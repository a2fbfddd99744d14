import { serve } from '../../platform/http/operation.ts'
import { NEWSLETTER_LINK } from './newsletter-link.ts'

const operation = {
  method: 'get',
  path: '/newsletter/unsubscribe',
  id: 'openUnsubscribePage',
  summary: 'Open the page that unsubscribes, for mail programs that know no POST',
  tag: 'newsletter',
  access: 'anybody',
  query: NEWSLETTER_LINK.query,
  answers: { 302: { description: 'On to the page', headers: { Location: 'The page' } } },
} as const

/**
 * GET /api/newsletter/unsubscribe?token=: redirects to the page that asks; opening a link changes
 * nothing.
 */
export const openUnsubscribePage = () =>
  serve(operation, (c, { query }) =>
    c.redirect(`/newsletter/unsubscribe?${new URLSearchParams(query)}`),
  )
