import { z } from 'zod'

const KEPT_MAILS_PER_PAGE = 25
const KEPT_MAILS_MAX_PER_PAGE = 100

export const keptMailsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(KEPT_MAILS_MAX_PER_PAGE)
    .default(KEPT_MAILS_PER_PAGE),
})

export const keptMailPath = z.object({ id: z.guid().toLowerCase() })

/** Mail kept for want of a mail server, without its text: that holds links and codes. */
const keptMail = z
  .object({
    id: z.guid(),
    to: z.string(),
    subject: z.string(),
    language: z.enum(['fr', 'en']),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'KeptMail' })
export type KeptMail = z.output<typeof keptMail>

export const keptMailsPage = z
  .object({
    /** Mails of the page, newest first. */
    mails: z.array(keptMail),
    total: z.number().int().min(0),
  })
  .meta({ id: 'KeptMailsPage' })

export const keptMailDetail = keptMail.extend({ text: z.string() }).meta({ id: 'KeptMailDetail' })
export type KeptMailDetail = z.output<typeof keptMailDetail>
