import { AppError } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { type Addressee, languageOf } from '../common/addressee.ts'
import { findBySecret } from '../secret-addresses/find-by-secret.ts'

/** Owner of a calendar feed with the language of their account. */
type FeedOwner = { personId: string; language: ReturnType<typeof languageOf> }

/** Owner of the feed with a secret. Throws `calendar_feed_unknown` (404), also for who is banned. */
export async function requireFeed(db: Database, secret: string): Promise<FeedOwner> {
  const feed = await findBySecret<Pick<Addressee, 'language'> & { person_id: string }>(db, secret, {
    table: 'calendar_feeds',
    columns: `person_id, raw_user_meta_data ->> 'language' as language`,
  })
  if (feed === undefined) throw new AppError('calendar_feed_unknown')
  return { personId: feed.person_id, language: languageOf(feed) }
}
