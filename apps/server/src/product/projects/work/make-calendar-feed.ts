import { newCalendarFeed } from '@podium/domain'
import { isoInstant } from '../../../platform/db/iso-instant.ts'
import { serve } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { newSecret } from '../secret-addresses/new-secret.ts'

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
export const makeCalendarFeed = ({ db, settings, recordSecurityEvent }: ProjectsDeps) =>
  serve(operation, async (c, { caller: { id } }) => {
    const { secret, hash } = newSecret()
    const [feed] = await db.transaction(async (tx) => {
      await recordSecurityEvent(tx, c, { userId: id, event: 'secret_address', method: 'calendar' })
      return tx.query<{ created_at: string }>(
        `insert into public.calendar_feeds as feeds (person_id, token_hash) values ($1, $2)
         on conflict (person_id) do update
           set token_hash = excluded.token_hash, created_at = now(), read_at = null
         returning ${isoInstant('feeds.created_at')} as created_at`,
        [id, hash],
      )
    })
    return c.json({ ...feed, address: `${settings.publicUrl}/api/calendar/${secret}.ics` })
  })
