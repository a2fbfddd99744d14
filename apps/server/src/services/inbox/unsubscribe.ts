import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../http/http-env.ts'
import type { InboxDeps } from './inbox-deps.ts'
import { hashNewsletterToken } from './newsletter-token.ts'

/**
 * POST /api/newsletter/unsubscribe?token=: forgets the address. Mail programs post here by themselves
 * (RFC 8058), with a body that says nothing more. 404 newsletter_link_unknown.
 */
export const unsubscribe =
  ({ db }: InboxDeps) =>
  async (c: Context<HttpEnv>) => {
    const left = await db.query(
      `delete from public.newsletter_subscriptions
       where token_hash = $1 and confirmed_at is not null returning id`,
      [hashNewsletterToken(c.req.query('token') ?? '')],
    )
    if (left.length === 0) throw new AppError('newsletter_link_unknown')
    return c.json({ success: true })
  }
