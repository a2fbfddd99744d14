import { getClient } from './client.ts'
import { searchWords } from './search-words.ts'

/** Place of a post in the feed; `createdAt` as the database wrote it. */
export type FeedPlace = { createdAt: string; id: string }

type PostsToFind = {
  search: string
  /** Place above the posts to find: only older ones. */
  before?: FeedPlace | null
  /** Place below the posts to find: only newer ones. */
  after?: FeedPlace | null
  most: number
  signal: AbortSignal
}

/**
 * Ids of the posts that a search finds, newest first: every word occurs, ignoring case and accents, in the
 * text or the author's profession, or is a word of their names or its beginning (decisions row 14).
 */
export async function findPosts({ search, before, after, most, signal }: PostsToFind) {
  const client = await getClient()
  const { data } = await client
    .rpc('find_posts', {
      words: searchWords(search),
      ...(before && { before_at: before.createdAt, before_id: before.id }),
      ...(after && { after_at: after.createdAt, after_id: after.id }),
      most,
    })
    .abortSignal(signal)
    .throwOnError()
  return data
}
