import {
  type InfiniteData,
  type InvalidateOptions,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { isPostGone } from '../lib/is-refusal.ts'
import { type Author, authorOf } from './author.ts'
import { getClient } from './client.ts'
import { editsQuery, storeText } from './edits.ts'
import { type FeedPlace, findPosts } from './find-posts.ts'
import { newsOf } from './news.ts'
import {
  type ImageToPublish,
  type PostImage,
  postImageOf,
  publishWithImage,
  removePostImage,
} from './post-images.ts'
import { quoted } from './search-pattern.ts'
import { searchWords } from './search-words.ts'
import { personId } from './session.ts'

/** Posts on a page (decisions row 14). */
const PAGE_SIZE = 20
/** Number of new posts above which the pill says "more than". */
const NEW_POSTS_MAX = 20
const MINUTE_MS = 60_000

export type Post = {
  id: string
  content: string
  image: PostImage | null
  /** Timestamp as the database wrote it, with microseconds, which a `Date` would lose. */
  createdAt: string
  /** Time of the last edit; null for a text never edited. */
  editedAt: string | null
  /** Whether people without an account may read it. */
  isShared: boolean
  /** Whether moderators have hidden it: only they and its author see it, and nobody comments. */
  isHidden: boolean
  /** Null for a tombstone: the author's account is deleted, and the comments of others remain. */
  author: (Author & { profession: string | null }) | null
  likes: number
  /** Whether the person signed in likes it. */
  liked: boolean
  comments: number
}

/** Page of a feed; `next` is its last post, before which the next page begins, null on the last page. */
type PostPage = { posts: Post[]; next: FeedPlace | null }

const COLUMNS = `id,content,image_url,image_alt,image_width,image_height,created_at,edited_at,
is_shared,hidden_at,author_id,
author:professional_profiles!author_id(profession,profiles(first_name,last_name,avatar_url)),
likes:pro_post_likes(count),own:pro_post_likes(user_id),comments:pro_post_comments(count)`

export const FEED_KEY = ['posts', 'feed'] as const

/** Choice of posts: those a search finds (all if it is blank), one person's, or a single one. */
export type PostChoice = { search: string } | { authorId: string } | { postId: string }

/** Posts, newest first. */
export const postsQuery = (choice: PostChoice) =>
  infiniteQueryOptions({
    queryKey: [...FEED_KEY, choice],
    queryFn: ({ pageParam, signal }) => fetchPage(choice, { before: pageParam, signal }),
    initialPageParam: null as FeedPlace | null,
    getNextPageParam: (page) => page.next,
    // A feed that is being read changes only when asked to, also after going back to it.
    ...('search' in choice && { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * MINUTE_MS }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

type PageRequest = { before: FeedPlace | null; signal: AbortSignal }

async function fetchPage(choice: PostChoice, { before, signal }: PageRequest): Promise<PostPage> {
  const client = await getClient()
  const search = searchOf(choice)
  const found = search && (await findPosts({ search, before, most: PAGE_SIZE, signal }))
  let query = client.from('pro_posts').select(COLUMNS).eq('own.user_id', personId())
  if ('authorId' in choice) query = query.eq('author_id', choice.authorId)
  if ('postId' in choice) query = query.eq('id', choice.postId)
  if (found) query = query.in('id', found)
  else if (before !== null) {
    const { createdAt, id } = before
    query = query
      // Implied by the next condition; lets the index scan begin at the page.
      .lte('created_at', createdAt)
      .or(`created_at.lt.${quoted(createdAt)},and(created_at.eq.${quoted(createdAt)},id.lt.${id})`)
  }
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  const posts = data.map((row) => ({
    id: row.id,
    content: row.content,
    image: postImageOf(row),
    createdAt: row.created_at,
    editedAt: row.edited_at,
    isShared: row.is_shared,
    isHidden: row.hidden_at !== null,
    author:
      row.author_id === null || row.author === null
        ? null
        : {
            ...authorOf(row.author_id, row.author.profiles),
            profession: row.author.profession,
          },
    likes: row.likes[0]?.count ?? 0,
    liked: row.own.length > 0,
    comments: row.comments[0]?.count ?? 0,
  }))
  const isFull = (found ?? posts).length === PAGE_SIZE
  return { posts, next: isFull ? (posts.at(-1) ?? null) : null }
}

/** Search of a choice; undefined where all posts are wanted. */
const searchOf = (choice: PostChoice) =>
  'search' in choice && searchWords(choice.search).length > 0 ? choice.search : undefined

/**
 * Number of posts by others since the newest one shown (null: of all time), at most `NEW_POSTS_MAX`, and
 * whether there are more. Refetched while the feed is visible.
 */
export const newPostsQuery = (choice: PostChoice, since: FeedPlace | null) =>
  queryOptions({
    queryKey: ['posts', 'new', choice, since?.id],
    queryFn: ({ signal }) => countNewPosts(choice, { since, signal }),
    staleTime: 5000,
    retry: false,
    ...newsOf('newPosts'),
  })

type NewPostsRequest = { since: FeedPlace | null; signal: AbortSignal }

async function countNewPosts(choice: PostChoice, { since, signal }: NewPostsRequest) {
  const client = await getClient()
  const search = searchOf(choice)
  const most = NEW_POSTS_MAX + 1
  const found = search && (await findPosts({ search, after: since, most, signal }))
  let query = client.from('pro_posts').select('id').neq('author_id', personId())
  if (found) query = query.in('id', found)
  else if (since !== null) {
    const { createdAt, id } = since
    query = query
      .gte('created_at', createdAt)
      .or(`created_at.gt.${quoted(createdAt)},and(created_at.eq.${quoted(createdAt)},id.gt.${id})`)
  }
  const { data } = await query
    .order('created_at', { ascending: false })
    .limit(most)
    .abortSignal(signal)
    .throwOnError()
  return { count: Math.min(data.length, NEW_POSTS_MAX), more: data.length > NEW_POSTS_MAX }
}

/**
 * Refetches every feed from its newest post; older pages are dropped, or each would be fetched again. Rejects
 * only if `options` ask for it.
 */
export function restartFeeds(queries: QueryClient, options?: InvalidateOptions) {
  queries.setQueriesData<InfiniteData<PostPage>>(
    { queryKey: FEED_KEY },
    (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) },
  )
  return queries.invalidateQueries({ queryKey: FEED_KEY }, options)
}

type PostToPublish = { content: string; isShared: boolean; image: ImageToPublish | undefined }

export function usePublishPost() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ content, isShared, image }: PostToPublish) =>
      publishWithImage(image, async (columns) => {
        const client = await getClient()
        await client
          .from('pro_posts')
          .insert({ author_id: personId(), content, is_shared: isShared, ...columns })
          .throwOnError()
      }),
    onSuccess: () => restartFeeds(queries),
  })
}

/** Stores another text of one's post; the earlier text stays in its history. */
export function useEditPost(id: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (content: string) => storeText('pro_posts', id, content),
    onSuccess: ({ content, editedAt }) => {
      changePost(queries, id, (post) => ({ ...post, content, editedAt }))
      return queries.invalidateQueries(editsQuery({ postId: id }))
    },
  })
}

/** Opens one's post to people without an account, or closes it: optimistic, rolled back when refused. */
export function useSetShared(id: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `share ${id}` },
    mutationFn: async (isShared: boolean) => {
      const client = await getClient()
      await client
        .from('pro_posts')
        .update({ is_shared: isShared })
        .eq('id', id)
        .select('id')
        .single()
        .throwOnError()
    },
    onMutate: (isShared) => changePost(queries, id, (post) => ({ ...post, isShared })),
    onError: (_error, isShared) =>
      changePost(queries, id, (post) => ({ ...post, isShared: !isShared })),
  })
}

export function useDeletePost() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, image }: Pick<Post, 'id' | 'image'>) => {
      const client = await getClient()
      await client.from('pro_posts').delete().eq('id', id).throwOnError()
      if (image !== null) await removePostImage(image.url)
    },
    onSuccess: (_nothing, { id }) => dropPost(queries, id),
  })
}

/** Likes or unlikes: optimistic, rolled back when refused; quick taps run one after another. */
export function useSetLike(postId: string) {
  const queries = useQueryClient()
  const mutationKey = ['likes', postId]
  return useMutation({
    mutationKey,
    scope: { id: `like ${postId}` },
    mutationFn: async (liked: boolean) => {
      const likes = (await getClient()).from('pro_post_likes')
      const like = { post_id: postId, user_id: personId() }
      await (liked
        ? likes.upsert(like, { ignoreDuplicates: true })
        : likes.delete().match(like)
      ).throwOnError()
    },
    onMutate: async (liked) => {
      await queries.cancelQueries({ queryKey: FEED_KEY })
      changePost(queries, postId, (post) => withLike(post, liked))
    },
    onError: (error) => {
      if (isPostGone(error)) dropPost(queries, postId)
    },
    onSettled: (_nothing, error, liked) => {
      // After several taps the result of the last one counts.
      if (queries.isMutating({ mutationKey }) > 1) return
      changePost(queries, postId, (post) => withLike(post, error === null ? liked : !liked))
    },
  })
}

const withLike = (post: Post, liked: boolean): Post =>
  post.liked === liked
    ? post
    : { ...post, liked, likes: Math.max(0, post.likes + (liked ? 1 : -1)) }

/** Changes a post in every cached feed. */
export function changePost(queries: QueryClient, id: string, change: (post: Post) => Post) {
  changeFeeds(queries, (posts) => posts.map((post) => (post.id === id ? change(post) : post)))
}

/** Removes a post from every cached feed. */
export const dropPost = (queries: QueryClient, id: string) =>
  changeFeeds(queries, (posts) => posts.filter((post) => post.id !== id))

function changeFeeds(queries: QueryClient, change: (posts: Post[]) => Post[]) {
  queries.setQueriesData<InfiniteData<PostPage>>(
    { queryKey: FEED_KEY },
    (feed) =>
      feed && {
        ...feed,
        pages: feed.pages.map((page) => ({ ...page, posts: change(page.posts) })),
      },
  )
}
