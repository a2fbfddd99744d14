import { AppError } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { type Addressee, languageOf } from '../invitations/addressee.ts'
import { hashCalendarToken } from './calendar-token.ts'

/** Owner of a calendar feed with the language of their account. */
type FeedOwner = { personId: string; language: ReturnType<typeof languageOf> }

/**
 * Owner of the feed with a secret; that it was read is noted once an hour. Throws `calendar_feed_unknown` (404), also for
 * who is banned.
 */
export async function requireFeed(db: Database, token: string): Promise<FeedOwner> {
  const tokenHash = hashCalendarToken(token)
  const [feed] = await db.query<
    Pick<Addressee, 'language'> & { person_id: string; is_noted: boolean }
  >(
    `select person_id, raw_user_meta_data ->> 'language' as language,
       coalesce(read_at > now() - interval '1 hour', false) as is_noted
     from public.calendar_feeds join auth.users on users.id = person_id
     where token_hash = $1 and deleted_at is null and (banned_until is null or banned_until <= now())`,
    [tokenHash],
  )
  if (feed === undefined) throw new AppError('calendar_feed_unknown')
  if (!feed.is_noted) {
    await db.query('update public.calendar_feeds set read_at = now() where token_hash = $1', [
      tokenHash,
    ])
  }
  return { personId: feed.person_id, language: languageOf(feed) }
}
