import { z } from 'zod'

const NEWSLETTER_SUBSCRIPTIONS_PER_PAGE = 50
const NEWSLETTER_SUBSCRIPTIONS_MAX_PER_PAGE = 200

export const newsletterSubscriptionFilter = z.object({
  search: z.string().trim().max(200).default('').describe('Part of an e-mail address, in any case'),
  language: z.enum(['fr', 'en']).optional(),
})

export const newsletterSubscriptionsQuery = newsletterSubscriptionFilter.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(NEWSLETTER_SUBSCRIPTIONS_MAX_PER_PAGE)
    .default(NEWSLETTER_SUBSCRIPTIONS_PER_PAGE),
})

export const newsletterSubscription = z
  .object({
    id: z.guid(),
    email: z.string(),
    language: z.enum(['fr', 'en']),
    confirmed_at: z.iso.datetime(),
  })
  .meta({ id: 'NewsletterSubscription' })
export type NewsletterSubscription = z.output<typeof newsletterSubscription>

/** Confirmed newsletter subscriptions, newest first. */
export const newsletterSubscriptionsPage = z
  .object({
    newsletter_subscriptions: z.array(newsletterSubscription),
    total: z.number().int().min(0),
  })
  .meta({ id: 'NewsletterSubscriptionsPage' })
