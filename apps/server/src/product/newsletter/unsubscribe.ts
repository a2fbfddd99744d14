import { AppError } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import type { NewsletterDeps } from './newsletter-deps.ts'
import { NEWSLETTER_LINK } from './newsletter-link.ts'
import { hashNewsletterToken } from './newsletter-token.ts'

const operation = {
  ...NEWSLETTER_LINK,
  path: '/newsletter/unsubscribe',
  id: 'unsubscribe',
  summary: 'Leave the newsletter, by the link of any of its mails (RFC 8058)',
} as const

/**
 * POST /api/newsletter/unsubscribe?token=: deletes the subscription. Mail programs post here by
 * themselves (RFC 8058), with a body without further information. 404 newsletter_link_unknown.
 */
export const unsubscribe = ({ db }: NewsletterDeps) =>
  serve(operation, async (c, { query }) => {
    const left = await db.query(
      `delete from public.newsletter_subscriptions
       where token_hash = $1 and confirmed_at is not null returning id`,
      [hashNewsletterToken(query.token)],
    )
    if (left.length === 0) throw new AppError('newsletter_link_unknown')
    return c.json({ success: true })
  })
