import { AppError } from '@podium/domain'
import type { Language } from '@podium/i18n'
import { z } from 'zod'
import { serve } from '../../platform/http/operation.ts'
import type { NewsletterDeps } from './newsletter-deps.ts'
import { NEWSLETTER_LINK } from './newsletter-link.ts'
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token.ts'

const operation = {
  ...NEWSLETTER_LINK,
  path: '/newsletter/confirm',
  id: 'confirmSubscription',
  summary: 'Subscribe for good, by the link of the first mail',
  answers: {
    200: {
      description: 'Subscribed',
      schema: z.object({
        success: z.literal(true),
        already: z.boolean().describe('Whether an earlier visit of the link had subscribed'),
      }),
    },
  },
} as const

/**
 * POST /api/newsletter/confirm?token=: subscribes, and mails the link that unsubscribes. The token works
 * for seven days; used again, it changes nothing and says so. 404 newsletter_link_unknown.
 */
export const confirmSubscription = ({ db, mails, settings }: NewsletterDeps) =>
  serve(operation, async (c, { query }) => {
    const { token, tokenHash } = newNewsletterToken()
    const confirmationHash = hashNewsletterToken(query.token)
    const already = await db.transaction(async (tx) => {
      const [subscriber] = await tx.query<{ email: string; language: Language }>(
        `update public.newsletter_subscriptions
            set confirmed_at = now(), token_hash = $2, confirmation_hash = $1
         where token_hash = $1 and confirmed_at is null and requested_at > now() - interval '7 days'
         returning email, language`,
        [confirmationHash, tokenHash],
      )
      if (subscriber === undefined) {
        const confirmed = await tx.query(
          'select from public.newsletter_subscriptions where confirmation_hash = $1',
          [confirmationHash],
        )
        if (confirmed.length === 0) throw new AppError('newsletter_link_unknown')
        return true
      }
      await mails.enqueue(tx, {
        to: subscriber.email,
        language: subscriber.language,
        kind: 'newsletter_welcome',
        link: settings.publicUrl,
        unsubscribe: `${settings.publicUrl}/newsletter/unsubscribe?token=${token}`,
        oneClickUnsubscribe: `${settings.publicUrl}/api/newsletter/unsubscribe?token=${token}`,
      })
      return false
    })
    return c.json({ success: true, already })
  })
