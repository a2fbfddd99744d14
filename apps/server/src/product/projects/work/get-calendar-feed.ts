import { calendarFeed } from '@podium/domain'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'

const operation = {
  method: 'get',
  path: '/account/calendar',
  id: 'getCalendarFeed',
  summary:
    'Whether one has a calendar feed, since when, and when it was last read; never its address',
  tag: 'calendar',
  access: 'person',
  answers: { 200: { description: 'The feed; null: none', schema: calendarFeed } },
} as const

/** GET /api/account/calendar */
export const getCalendarFeed = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => {
    const [feed = null] = await db.query(
      `select ${isoInstant('created_at')} as created_at, ${isoInstant('read_at')} as read_at
         from public.calendar_feeds where person_id = $1`,
      [id],
    )
    return c.json(feed)
  })
