import { calendarPath } from '@podium/domain'
import { every } from 'hono/combine'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { limitReading } from '../secret-addresses/limit-reading.ts'
import { calendarOfWork } from './calendar-of-work.ts'
import { requireFeed } from './find-feed.ts'
import { readWork } from './read-work.ts'

/** Requests of one visitor in ten minutes: the servers of calendar programs ask for many people from a few addresses. */
const A_VISITOR = 1_000

const operation = {
  method: 'get',
  path: '/calendar/{file}',
  id: 'readCalendar',
  summary: 'Calendar of somebody’s work (RFC 5545), for whoever has its secret address',
  tag: 'calendar',
  access: 'anybody',
  params: calendarPath,
  answers: {
    200: { description: 'The calendar', type: 'text/calendar', schema: z.string() },
    304: { description: 'Nothing changed since the ETag that was sent' },
  },
  errors: ['calendar_feed_unknown', 'over_request_rate_limit'],
} as const

/** GET /api/calendar/{file}: the file name is the secret. 404 calendar_feed_unknown. */
export function readCalendar({ db, settings }: ProjectsDeps) {
  const limit = limitReading({ db, settings }, { name: 'calendar', perVisitor: A_VISITOR })
  const served = serve(operation, async (c, { params: { file } }) => {
    const { personId, language } = await requireFeed(db, file.slice(0, -'.ics'.length))
    await limit.take(personId)
    const work = await readWork(db, personId)
    return c.body(calendarOfWork(work, { language, publicUrl: settings.publicUrl }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-language': language,
      'content-disposition': 'inline; filename="podium.ics"',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    })
  })
  return { ...served, before: every(limit.before, etag()) }
}
