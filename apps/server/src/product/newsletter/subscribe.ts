import { newsletterForm } from '@podium/domain'
import { LANGUAGES } from '@podium/i18n'
import { z } from 'zod'
import { serve } from '../../platform/http/operation.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.ts'
import type { NewsletterDeps } from './newsletter-deps.ts'
import { newNewsletterToken } from './newsletter-token.ts'

const operation = {
  method: 'post',
  path: '/newsletter',
  id: 'subscribe',
  summary: 'Ask for the newsletter; a mail with a link that confirms follows',
  tag: 'newsletter',
  access: 'anybody',
  maxBodyBytes: 64 * 1024,
  body: newsletterForm.extend({ language: z.enum(LANGUAGES).default(LANGUAGES[0]) }),
  answers: {
    202: { description: 'Asked', schema: z.object({ success: z.literal(true) }) },
  },
  errors: ['over_request_rate_limit'],
} as const

/**
 * POST /api/newsletter (decisions row 7): mails a confirmation link. A subscribed address gets a
 * mail that says so: same answer, same work, so that nobody finds out who is subscribed.
 */
export const subscribe = (deps: NewsletterDeps) =>
  serve(operation, async (c, { body: { website, language, email } }) => {
    const { db, mails, mayMail, settings } = deps
    if (website !== '' || !(await mayMail(email))) return c.json({ success: true }, 202)

    const { token, tokenHash } = newNewsletterToken()
    await db.transaction(async (tx) => {
      await forgetUnconfirmed(tx)
      const pending = await tx.query(
        `insert into public.newsletter_subscriptions as known (email, language, token_hash)
         values ($1, $2, $3)
         on conflict (lower(email)) do update
           set token_hash = excluded.token_hash, language = excluded.language, requested_at = now()
           where known.confirmed_at is null
         returning id`,
        [email, language, tokenHash],
      )
      const { publicUrl } = settings
      await mails.enqueue(
        tx,
        pending.length > 0
          ? {
              to: email,
              language,
              kind: 'newsletter_confirmation',
              link: `${publicUrl}/newsletter/confirm?token=${token}`,
            }
          : { to: email, language, kind: 'newsletter_already', link: publicUrl },
      )
    })
    return c.json({ success: true }, 202)
  })
