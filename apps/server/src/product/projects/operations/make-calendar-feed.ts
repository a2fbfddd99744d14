import { newCalendarFeed } from '@podium/domain'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { serve } from '../../../platform/http/operation.ts'
import { newCalendarToken } from '../calendar/calendar-token.ts'
import type { ProjectsDeps } from '../projects-deps.ts'

const operation = {
  method: 'post',
  path: '/account/calendar',
  id: 'makeCalendarFeed',
  summary: 'Make the secret address of one’s own calendar, told this once; the address before ends',
  tag: 'calendar',
  access: 'person',
  answers: { 200: { description: 'The feed with its address', schema: newCalendarFeed } },
} as const

/** POST /api/account/calendar */
export const makeCalendarFeed = ({ db, settings }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => {
    const { token, tokenHash } = newCalendarToken()
    const [feed] = await db.query<{ created_at: string }>(
      `insert into public.calendar_feeds as feeds (person_id, token_hash) values ($1, $2)
         on conflict (person_id) do update
           set token_hash = excluded.token_hash, created_at = now(), read_at = null
         returning ${isoInstant('feeds.created_at')} as created_at`,
      [id, tokenHash],
    )
    return c.json({ ...feed, address: `${settings.publicUrl}/api/calendar/${token}.ics` })
  })
