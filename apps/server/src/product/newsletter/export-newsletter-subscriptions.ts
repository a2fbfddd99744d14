import { newsletterSubscriptionFilter } from '@podium/domain'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { type Cell, csvResponse } from '../../platform/http/csv.ts'
import { serve } from '../../platform/http/operation.ts'
import { countNewsletterSubscriptions } from './count-newsletter-subscriptions.ts'
import type { NewsletterDeps } from './newsletter-deps.ts'
import { newsletterSubscriptionsWhere } from './newsletter-subscriptions-where.ts'

const ROWS_AT_ONCE = 1_000
const COLUMNS = ['email', 'language', 'confirmed_at'] as const

const operation = {
  method: 'get',
  path: '/admin/newsletter-subscriptions.csv',
  id: 'exportNewsletterSubscriptions',
  summary: 'All subscribers that match a filter, as a file',
  tag: 'newsletter',
  access: 'admin',
  query: newsletterSubscriptionFilter,
  answers: {
    200: { description: `CSV with a header: ${COLUMNS.join(', ')}`, type: 'text/csv' },
  },
} as const

/**
 * GET /api/admin/newsletter-subscriptions.csv: streamed, a part of it in memory at a time; the
 * export is recorded in the audit log.
 */
export const exportNewsletterSubscriptions = ({ db, recordExport }: NewsletterDeps) =>
  serve(operation, async (_c, { query, caller: { id: actorId } }) => {
    const { language, search } = query
    const rows = await countNewsletterSubscriptions(db, query)
    await recordExport(db, {
      actorId,
      list: 'newsletter_subscriptions',
      rows,
      filter: { language },
      search,
    })
    return csvResponse('podium-newsletter.csv', COLUMNS, readAll(db, query))
  })

type Row = { id: string; email: string; language: string; confirmed_at: Date; at: string }

/**
 * Parts of the list, each read after the last row of the one before: no connection is held
 * meanwhile.
 */
async function* readAll(
  db: Database,
  filter: z.output<typeof newsletterSubscriptionFilter>,
): AsyncGenerator<Cell[][]> {
  const { text, values } = newsletterSubscriptionsWhere(filter)
  const after = `(confirmed_at, id) < ($${values.length + 1}::timestamptz, $${values.length + 2}::uuid)`
  let last: Row | undefined
  for (;;) {
    const rows: Row[] = await db.query<Row>(
      `select id, email, language, confirmed_at, confirmed_at::text as at
         from public.newsletter_subscriptions where ${text} and ${last ? after : 'true'}
        order by confirmed_at desc, id desc limit ${ROWS_AT_ONCE}`,
      last ? [...values, last.at, last.id] : values,
    )
    yield rows.map(({ email, language, confirmed_at }) => [
      email,
      language,
      confirmed_at.toISOString(),
    ])
    last = rows.at(-1)
    if (rows.length < ROWS_AT_ONCE) return
  }
}
