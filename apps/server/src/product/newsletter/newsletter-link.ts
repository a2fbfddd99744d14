import { z } from 'zod'

/** What both links of the newsletter's mails take and answer. */
export const NEWSLETTER_LINK = {
  method: 'post',
  tag: 'inbox',
  access: 'anybody',
  query: z.object({ token: z.string().default('').describe('From the link in a mail') }),
  answers: {
    200: { description: 'Done', schema: z.object({ success: z.literal(true) }) },
  },
  errors: ['newsletter_link_unknown', 'over_request_rate_limit'],
} as const
