import { z } from 'zod'

/** Request and answers shared by both links of the newsletter's mails. */
export const NEWSLETTER_LINK = {
  method: 'post',
  tag: 'newsletter',
  access: 'anybody',
  maxBodyBytes: 64 * 1024,
  query: z.object({ token: z.string().default('').describe('From the link in a mail') }),
  answers: {
    200: { description: 'Done', schema: z.object({ success: z.literal(true) }) },
  },
  errors: ['newsletter_link_unknown', 'over_request_rate_limit'],
} as const
