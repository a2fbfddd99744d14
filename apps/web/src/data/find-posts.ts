import { getClient } from './client.ts'
import { searchWords } from './search-words.ts'

/** A post's place in the feed: `createdAt` as the database wrote it. */
export type FeedPlace = { createdAt: string; id: string }

type PostsToFind = {
  search: string
  /** Only posts that stand further down than this one. */
  before?: FeedPlace | null
  /** Only posts that stand further up than this one. */
  after?: FeedPlace | null
  most: number
  signal: AbortSignal
}

/**
 * The ids of the posts a search finds, the newest first: those in which every word occurs, in the text, in the
 * author's first or last name, or in their profession (decisions row 14), ignoring case.
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
