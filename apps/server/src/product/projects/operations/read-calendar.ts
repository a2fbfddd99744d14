import { calendarPath } from '@podium/domain'
import { z } from 'zod'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { serve } from '../../../platform/http/operation.ts'
import { TryLaterError } from '../../../platform/http/try-later-error.ts'
import { calendarOfWork } from '../calendar/calendar-of-work.ts'
import { requireFeed } from '../calendar/find-feed.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { readWork } from '../work/read-work.ts'

/** Requests of one feed: calendar programs ask every few minutes at most, from several devices. */
const A_FEED = { points: 60, duration: 10 * 60 }

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
  const limiter = createLimiter(db, { name: 'calendar-feed', ...A_FEED })
  return serve(operation, async (c, { params: { file } }) => {
    const { personId, language } = await requireFeed(db, file.slice(0, -'.ics'.length))
    const waitS = settings.authRateLimits === true ? await take(limiter, personId) : 0
    if (waitS > 0) throw new TryLaterError('over_request_rate_limit', { retryAfterS: waitS })
    const work = await readWork(db, personId)
    return c.body(calendarOfWork(work, { language, publicUrl: settings.publicUrl }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-language': language,
      'content-disposition': 'inline; filename="podium.ics"',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    })
  })
}
