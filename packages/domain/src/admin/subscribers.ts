import { z } from 'zod'

const SUBSCRIBERS_PER_PAGE = 50
const SUBSCRIBERS_MAX_PER_PAGE = 200

export const subscriberFilter = z.object({
  search: z.string().trim().max(200).default('').describe('Part of an e-mail address, in any case'),
  language: z.enum(['fr', 'en']).optional(),
})

export const subscribersQuery = subscriberFilter.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(SUBSCRIBERS_MAX_PER_PAGE)
    .default(SUBSCRIBERS_PER_PAGE),
})

export const subscriber = z
  .object({
    id: z.guid(),
    email: z.string(),
    language: z.enum(['fr', 'en']),
    confirmed_at: z.iso.datetime(),
  })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.output<typeof subscriber>

/** Who receives the newsletter: those who confirmed, the newest first. */
export const subscribersPage = z
  .object({ subscribers: z.array(subscriber), total: z.number().int().min(0) })
  .meta({ id: 'SubscribersPage' })
