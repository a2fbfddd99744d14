import { z } from 'zod'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'

const operation = {
  method: 'delete',
  path: '/account/calendar',
  id: 'endCalendarFeed',
  summary: 'End one’s own calendar feed; its address is unknown from then on',
  tag: 'calendar',
  access: 'person',
  answers: { 200: { description: 'Done', schema: z.object({ success: z.literal(true) }) } },
} as const

/** DELETE /api/account/calendar. Without a feed nothing changes. */
export const endCalendarFeed = ({ db, recordSecurityEvent }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => {
    await db.transaction(async (tx) => {
      const ended = await tx.query(
        'delete from public.calendar_feeds where person_id = $1 returning person_id',
        [id],
      )
      if (ended.length === 0) return
      await recordSecurityEvent(tx, c, {
        userId: id,
        event: 'secret_address_end',
        method: 'calendar',
      })
    })
    return c.json({ success: true })
  })
