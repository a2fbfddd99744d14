import { AppError } from '@podium/domain'
import type { Language } from '@podium/i18n'
import type { Context } from 'hono'
import type { HttpEnv } from '../../http/http-env.ts'
import type { InboxDeps } from './inbox-deps.ts'
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token.ts'

/**
 * POST /api/newsletter/confirm?token=: subscribes, and mails the link that unsubscribes. The token works
 * once, for seven days. 404 newsletter_link_unknown.
 */
export const confirmSubscription =
  ({ db, mails, settings }: InboxDeps) =>
  async (c: Context<HttpEnv>) => {
    const { token, tokenHash } = newNewsletterToken()
    await db.transaction(async (tx) => {
      const [subscriber] = await tx.query<{ email: string; language: Language }>(
        `update public.newsletter_subscriptions set confirmed_at = now(), token_hash = $2
         where token_hash = $1 and confirmed_at is null and requested_at > now() - interval '7 days'
         returning email, language`,
        [hashNewsletterToken(c.req.query('token') ?? ''), tokenHash],
      )
      if (subscriber === undefined) throw new AppError('newsletter_link_unknown')
      await mails.enqueue(tx, {
        to: subscriber.email,
        language: subscriber.language,
        kind: 'newsletter_welcome',
        link: `${settings.publicUrl}/newsletter/unsubscribe?token=${token}`,
        oneClickUnsubscribe: `${settings.publicUrl}/api/newsletter/unsubscribe?token=${token}`,
      })
    })
    return c.json({ success: true })
  }
